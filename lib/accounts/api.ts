import { z } from "zod";
import { meDto, registration } from "@/lib/accounts/schema";
import { contract } from "@/lib/http/contract";

export const registerApi = contract({
  method: "POST",
  path: "/api/auth/register",
  access: "visitor",
  tag: "Account",
  summary: "Creates an account with e-mail and password; failures carry `message` as well as `error`",
  limit: { name: "sign-up", points: 10, seconds: 3600 },
  status: 201,
  body: registration,
  response: z.object({ success: z.literal(true), id: z.string() }),
});

export const getTokenApi = contract({
  method: "GET",
  path: "/api/auth/token",
  access: "user",
  tag: "Account",
  summary: "A bearer token for the signed-in account, good for fifteen minutes",
  response: z.object({ token: z.string(), expiresIn: z.number().int().meta({ description: "Seconds." }) }),
});

export const getMeApi = contract({
  method: "GET",
  path: "/api/me",
  access: "user",
  tag: "Account",
  summary: "The signed-in account with its saved, upvoted and awaited tools",
  response: meDto,
});
