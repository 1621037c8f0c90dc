import { axe, expect, test } from "../support/playwright";
import { signIn } from "../support/signed-in";
import { addTool, row, unique } from "./admin-page";
import { path, said, search, websiteOf } from "./admin-tools";

test("the list is exported as it is filtered", async ({ page, context }) => {
  const name = unique("Exported");
  await addTool(name);
  await signIn(context, { role: "admin" });
  await page.goto(`${path}?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^tools_export_\d{4}-\d\d-\d\d\.csv$/);
  await said(page, "Export completed successfully");
});

test("a file is checked row by row, then imported as a whole", async ({ page, context }) => {
  const known = unique("Known");
  await addTool(known);
  const name = unique("Imported");
  const head = "Name,Description,Website,Category,Pricing,Notes";
  const line = (website: string) => `${name},Words,${website},Marketing,free,x`;
  const file = (...websites: string[]) => ({
    name: "tools.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([head, ...websites.map(line)].join("\n")),
  });
  await signIn(context, { role: "admin" });
  await page.goto(path);
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import tools" });
  await expect(dialog.getByText("A file from the list's Export cannot be imported")).toBeVisible();
  const sample = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download a sample file" }).click();
  expect((await sample).suggestedFilename()).toBe("tools_import_sample.csv");

  const input = dialog.getByLabel("CSV file");
  await input.setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("Name\nA") });
  await expect(dialog.getByRole("alert")).toHaveText(
    "The file has no column for: description, websiteUrl, category, pricing.",
  );
  await input.setInputFiles(file(websiteOf(name), "nowhere", websiteOf(known), `${websiteOf(name)}/`));
  const report = dialog.getByRole("region", { name: "Report" });
  await expect(report.getByRole("row", { name: /^3 / })).toContainText(
    "Problem in websiteUrl: Invalid URL (“nowhere”)",
  );
  await expect(report.getByRole("row", { name: /^4 / })).toContainText(
    `Duplicate: ${known} has this website already`,
  );
  await expect(report.getByRole("row", { name: /^5 / })).toContainText("Duplicate: same website as row 2");
  await expect(dialog.getByRole("button", { name: /^Import / })).toBeDisabled();
  await expect(dialog.getByText("Left out: Notes.")).toBeVisible();
  await axe(page);

  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await input.setInputFiles(file(websiteOf(name), `${websiteOf(name)}/two`, websiteOf(known)));
  await dialog.getByRole("button", { name: "Import 2 tools" }).click();
  await said(page, "2 tools imported");
  await search(page, name);
  await expect(row(page, name)).toHaveCount(2);
  await expect(row(page, name).first()).toContainText("draft");
});

test("of a file that was exported and changed, the wrong row is told before all duplicates", async ({
  page,
  context,
}) => {
  const known = unique("Known");
  await addTool(known);
  const line = (website: string) => `${known},Words,${website},Marketing,free`;
  const rows = [...Array.from({ length: 201 }, () => websiteOf(known)), "nowhere"].map(line);
  await signIn(context, { role: "admin" });
  await page.goto(path);
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import tools" });
  await expect(dialog.getByText("An import adds tools and changes none that is listed.")).toBeVisible();
  const input = dialog.getByLabel("CSV file");
  const file = (...lines: string[]) => ({
    name: "tools.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["name,description,websiteUrl,category,pricing", ...lines].join("\n")),
  });
  await input.setInputFiles(file(...rows));
  const report = dialog.getByRole("region", { name: "Report" });
  await expect(report.getByRole("row").nth(1)).toContainText(
    "Problem in websiteUrl: Invalid URL (“nowhere”)",
  );
  await expect(report.getByText("And 2 more rows.")).toBeVisible();
  await expect(dialog.getByText("→")).toHaveCount(0);

  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await input.setInputFiles(file(...rows.slice(0, 2)));
  await expect(dialog.getByText("The tools that have them stay as they are.")).toBeVisible();
});
