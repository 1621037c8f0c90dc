import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { placement } from "@/lib/platform/admin-list/schema";
import { success } from "@/lib/platform/http/success";
import { idParams } from "@/lib/platform/input/schema";
import { softwareChange, softwareInput, softwarePageDto, softwareQuery } from "@/lib/software-pages/schema";

const contract = contractsOf({ tag: "Software pages" });

export const listSoftwarePagesApi = contract({
  method: "GET",
  path: "/api/software-pages",
  access: "public",
  viewer: "optional",
  summary: 'The published "best software" pages in their order; administrators may ask for any status',
  query: softwareQuery,
  response: z.array(softwarePageDto),
  paged: true,
});

export const getSoftwarePageApi = contract({
  method: "GET",
  path: "/api/software-pages/{id}",
  access: "public",
  viewer: "optional",
  summary: 'One "best software" page, by slug or id',
  params: idParams,
  response: softwarePageDto,
});

export const createSoftwarePageApi = contract({
  method: "POST",
  path: "/api/software-pages",
  access: "admin",
  summary: 'Creates a "best software" page',
  status: 201,
  body: softwareInput,
  response: softwarePageDto,
});

export const updateSoftwarePageApi = contract({
  method: "PUT",
  path: "/api/software-pages/{id}",
  access: "admin",
  summary: 'Changes a "best software" page; 409 with the `current` one when somebody else was quicker',
  params: idParams,
  body: softwareChange,
  response: softwarePageDto,
});

export const moveSoftwarePageApi = contract({
  method: "PATCH",
  path: "/api/software-pages/{id}/place",
  access: "admin",
  summary: 'Gives a "best software" page a place in the navigation; those in between make room',
  params: idParams,
  body: placement,
  response: softwarePageDto,
});

export const removeSoftwarePageApi = contract({
  method: "DELETE",
  path: "/api/software-pages/{id}",
  access: "admin",
  summary: 'Deletes a "best software" page',
  params: idParams,
  response: success,
});
