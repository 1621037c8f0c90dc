import { test } from "@playwright/test";

/**
 * The site that the running test is about: where it is and its database. Projects of playwright.config.ts have sites of
 * their own; the environment's is that of the others.
 */
export function testedSite(): { url: string; databaseUrl: string } {
  const { use, metadata } = test.info().project;
  return {
    url: use.baseURL ?? process.env.BASE_URL!,
    databaseUrl: (metadata.databaseUrl as string | undefined) ?? process.env.DATABASE_URL!,
  };
}
