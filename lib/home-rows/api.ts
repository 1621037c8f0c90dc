import { contract } from "@/lib/platform/http/contract";
import { homeRowsChange, homeRowsDto } from "@/lib/home-rows/schema";

const tag = "Home page";

export const getHomeRowsApi = contract({
  method: "GET",
  path: "/api/home-rows",
  access: "admin",
  tag,
  summary: "The rows of the home page in their order, also those that are hidden",
  response: homeRowsDto,
});

export const saveHomeRowsApi = contract({
  method: "PUT",
  path: "/api/home-rows",
  access: "admin",
  tag,
  summary: "Replaces the rows of the home page; 409 with the `current` ones when somebody else was quicker",
  body: homeRowsChange,
  response: homeRowsDto,
});
