import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { placement } from "@/lib/platform/admin-list/schema";
import { softwareChange, softwareInput, softwarePageDto, softwareQuery } from "@/lib/software-pages/schema";

const open = contractsOf({ tag: "Software pages", access: "public", viewer: "optional" });
const admin = contractsOf({ tag: "Software pages", access: "admin" });

export const listSoftwarePagesApi = open({
  method: "GET",
  path: "/api/software-pages",
  summary: 'The published "best software" pages in their order; administrators may ask for any status',
  query: softwareQuery,
  response: z.array(softwarePageDto),
  paged: true,
});

export const getSoftwarePageApi = open({
  method: "GET",
  path: "/api/software-pages/{id}",
  summary: 'One "best software" page, by slug or id',
  response: softwarePageDto,
});

export const createSoftwarePageApi = admin({
  method: "POST",
  path: "/api/software-pages",
  summary: 'Creates a "best software" page',
  status: 201,
  body: softwareInput,
  response: softwarePageDto,
});

export const updateSoftwarePageApi = admin({
  method: "PUT",
  path: "/api/software-pages/{id}",
  summary: 'Changes a "best software" page; 409 with the `current` one when somebody else was quicker',
  body: softwareChange,
  response: softwarePageDto,
});

export const moveSoftwarePageApi = admin({
  method: "PATCH",
  path: "/api/software-pages/{id}/place",
  summary: 'Gives a "best software" page a place in the navigation; those in between make room',
  body: placement,
  response: softwarePageDto,
});

export const removeSoftwarePageApi = admin({
  method: "DELETE",
  path: "/api/software-pages/{id}",
  summary: 'Deletes a "best software" page',
});
