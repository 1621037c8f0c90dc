import { describe, expect, it } from "vitest";
import { readCsv } from "@/components/admin/tool-import/read-file";

const heads = "Name,Description,Website,Category,Pricing";

describe("a CSV file of tools", () => {
  it("is mapped by its headings, whatever their order and spelling", () => {
    const file = readCsv(
      "tools.csv",
      '\uFEFFPRICING,Website URL,name,Description,category,Notes,use cases\r\nfree,https://a.example,"A, ""B""","Two\nlines",Marketing,x,One;Two\r\n\r\n',
    );
    expect(file.rows).toEqual([
      {
        pricing: "free",
        websiteUrl: "https://a.example",
        name: 'A, "B"',
        description: "Two\nlines",
        category: "Marketing",
        useCases: "One;Two",
      },
    ]);
    expect(file.ignored).toEqual(["Notes"]);
    expect(file.mapped).toContainEqual({ heading: "Website URL", column: "websiteUrl" });
  });

  it.each(["\r\n", "\n", "\r"])("may end its last line otherwise than the others: %j", (last) => {
    for (const others of ["\r\n", "\n", "\r"]) {
      const file = readCsv("a.csv", `${heads}${others}A,"x${others}y",b,c,free${others}B,x,b,c,free${last}`);
      expect(file.rows.map((row) => [row.name, row.description, row.pricing])).toEqual([
        ["A", "x\ny", "free"],
        ["B", "x", "free"],
      ]);
    }
    expect(readCsv("a.csv", `${heads}\r\n"A","x","b","c","free"${last}`).rows).toMatchObject([
      { pricing: "free" },
    ]);
  });

  it("may have short rows", () => {
    expect(readCsv("a.csv", `${heads}\nOnly a name`).rows).toEqual([
      { name: "Only a name", description: "", websiteUrl: "", category: "", pricing: "" },
    ]);
  });

  it.each([
    ["", "The file has no rows."],
    [heads, "The file has no rows."],
    ["Name,Category\na,b", "The file has no column for: description, websiteUrl, pricing."],
    [`${heads},Title\na,b,c,d,e,f`, "Two columns of the file stand for: name."],
    [`${heads}\n"a,b,c,d,e`, "Row 2 has a quotation mark that is not closed."],
    [
      `${heads}${"\na,b,c,d,e".repeat(5_001)}`,
      "The file has more than 5,000 rows. Please import it in parts.",
    ],
  ])("is refused as a whole: %#", (text, message) => {
    expect(() => readCsv("a.csv", text)).toThrow(message);
  });
});
