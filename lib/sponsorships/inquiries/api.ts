import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import {
  inquiryDto,
  inquiryInput,
  inquiryQuery,
  inquiryTransition,
} from "@/lib/sponsorships/inquiries/schema";

const path = "/api/sales-inquiries";
const contract = contractsOf({ tag: "Sales inquiries" });
const admin = contractsOf({ tag: "Sales inquiries", access: "admin" });

export const createInquiryApi = contract({
  method: "POST",
  path,
  access: "user",
  signInMessage: "You must be logged in to submit this form",
  summary: "Writes to sales; the same message sent again within ten minutes is the same inquiry",
  limit: { name: "inquiries", points: 5, seconds: 86_400, ofDone: true },
  status: 201,
  body: inquiryInput,
  response: z.object({ success: z.literal(true), inquiry: inquiryDto }),
});

export const listInquiriesApi = admin({
  method: "GET",
  path,
  summary: "What was written to sales, the newest first; `q` looks at all that the sender wrote",
  query: inquiryQuery,
  response: z.array(inquiryDto),
  paged: true,
});

export const updateInquiryApi = admin({
  method: "PATCH",
  path,
  summary: "Marks an inquiry as contacted or closed; 409 with the `current` one for a step that there is not",
  body: inquiryTransition,
  response: inquiryDto,
});

export const removeInquiryApi = admin({
  method: "DELETE",
  path: "/api/sales-inquiries/{id}",
  summary: "Deletes an inquiry",
});
