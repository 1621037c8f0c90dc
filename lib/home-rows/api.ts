import { contractsOf } from "@/lib/platform/http/contracts-of";
import { homeRowsChange, homeRowsDto } from "@/lib/home-rows/schema";

const contract = contractsOf({ tag: "Home page", access: "admin" });

export const getHomeRowsApi = contract({
  method: "GET",
  path: "/api/home-rows",
  summary: "The rows of the home page in their order, also those that are hidden",
  response: homeRowsDto,
});

export const saveHomeRowsApi = contract({
  method: "PUT",
  path: "/api/home-rows",
  summary: "Replaces the rows of the home page; 409 with the `current` ones when somebody else was quicker",
  body: homeRowsChange,
  response: homeRowsDto,
});
