import { describe, expect, it } from "vitest";
import { personName } from "@/lib/accounts/schema";
import { looksOfficial } from "@/lib/accounts/utils-names";

describe("a name that looks official", () => {
  it.each([
    "Admin",
    "ADMIN",
    "Site Admin",
    "SiteAdmin",
    "admin2",
    "4dm1n",
    "@dmin",
    "adrnin",
    "A d m i n",
    "ad.min",
    "аdmin",
    "АDΜІΝ",
    "ａｄｍｉｎ",
    "𝐀𝐝𝐦𝐢𝐧",
    "ádmìn",
    "ad\u00admin",
    "ѕtаff",
    "Ꮪtaff",
    "Ｏfficial",
    "0fficia1",
    "Support Team",
    "The Moderators",
    "Almanac AI",
    "AlmanacAl",
    "Almanac-AI reviews",
    "Аlmanac АІ",
  ])("is refused: %s", (name) => expect(looksOfficial(name, "Almanac AI")).toBe(true));

  it.each([
    "Ada Lovelace",
    "Bad Minton",
    "Badminton Fan",
    "Steam Engine",
    "Falstaff",
    "Тимур Админов",
    "李小龍",
    "Ελένη",
    "O'Brien",
    "J. R. R. T.",
    "Person 12",
    "Al Manac",
  ])("is not: %s", (name) => expect(looksOfficial(name, "Almanac AI")).toBe(false));

  it("may be a word that stands before a staff word, alone", () => {
    expect(looksOfficial("Thế", "Almanac AI")).toBe(false);
    expect(looksOfficial("The Moderator", "Almanac AI")).toBe(true);
  });

  it("is not any name where the site has a short one", () => {
    expect(looksOfficial("Aidan", "AI")).toBe(false);
    expect(looksOfficial("Vera", "Era")).toBe(false);
    expect(looksOfficial("Era", "Era")).toBe(true);
  });
});

describe("a person's name", () => {
  it("is kept in one form", () => {
    expect(personName.parse(" Ａｄａ   Ｌ. ")).toBe("Ada L.");
    expect(personName.parse("Zoe\u0308")).toBe("Zo\u00eb");
    expect(personName.parse("Ada 👩🏽‍💻")).toBe("Ada 👩🏽‍💻");
    expect(personName.parse("\u3164A\u00add\u2060a\u2028L.\u{e0041}")).toBe("Ada L.");
    expect(personName.parse(`x${"\u0301".repeat(60)}`)).toBe(`x${"\u0301".repeat(3)}`);
  });

  it("holds no word back behind what nobody can see", () =>
    expect(personName.safeParse("nu\u00adll").success).toBe(false));

  it.each(["\u3164", "\u2800", "\u115f\u1160", "\u00ad", "\u{e0041}", "\u0301"])(
    "has something to see: %j",
    (name) => {
      expect(personName.safeParse(name).success).toBe(false);
    },
  );

  it.each([
    "Win iPhone https://evil.example/win",
    "WWW.evil",
    "Go to Evil.Com/win",
    "evil\uff0ecom",
    "evil\u3002com",
    "paypal.\u00adcom",
    "paypal\u034f.com",
    "http:\u2060//evil",
    "www\u2060.evil",
    "evil.zip",
    "verify.finance",
    "a.co",
    "büch.de",
  ])("is no web address: %s", (name) =>
    expect(personName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
      "Name must not contain a web address.",
    ]),
  );

  it.each(["J. R. R. T.", "J.R.R. Tolkien", "john.smith", "St.John", "Dr.Smith", "Awww. Yes", "R2.D2."])(
    "may have dots: %s",
    (name) => expect(personName.parse(name)).toBe(name),
  );

  it("is not put into one form before its length is known", () => {
    // It would take a minute.
    expect(personName.safeParse("\u0301\u0323".repeat(120_000)).success).toBe(false);
  });
});
