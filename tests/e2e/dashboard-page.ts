import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "../support/playwright";

export const password = "correct horse battery";

/** Creates an account and signs this page's browser in to it. */
export async function join(page: Page): Promise<{ name: string; email: string }> {
  const { request } = page;
  const person = { name: "Ada Lovelace", email: `${randomUUID()}@example.org` };
  // Ten accounts an hour may come from one address.
  const headers = { "x-forwarded-for": `10.96.0.${Math.floor(Math.random() * 250) + 1}` };
  const made = await request.post("/api/auth/register", { data: { ...person, password }, headers });
  expect(made.status(), await made.text()).toBe(201);
  await signIn(page, person.email, password);
  return person;
}

export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const answer = await page.request.post("/api/auth/callback/credentials", {
    form: { email, password: secret, csrfToken, json: "true", callbackUrl: "/" },
  });
  expect(answer.ok()).toBe(true);
}

/** Saves and upvotes as many tools as asked; answers their names, the last one first. */
export async function collect(page: Page, saved: number, upvoted: number): Promise<string[]> {
  const tools = (await (await page.request.get(`/api/tools?limit=${saved}`)).json()) as {
    id: string;
    name: string;
  }[];
  for (const [n, { id }] of tools.entries()) {
    expect((await page.request.put(`/api/me/saved/${id}`)).ok()).toBe(true);
    if (n < upvoted) await page.request.post(`/api/tools/${id}/vote`, { data: { action: "upvote" } });
  }
  return tools.map(({ name }) => name).reverse();
}
