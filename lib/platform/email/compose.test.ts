import { expect, it } from "vitest";
import { composeMail } from "@/lib/platform/email/compose";

it("keeps the lines of what somebody wrote, and escapes the rest", () => {
  const { text, html } = composeMail(
    {
      subject: "Your report",
      preview: "Somebody has looked at it.",
      paragraphs: ["The answer: It is $12 now.\n\nSee <their page>,\nat the foot."],
      note: "You get this mail because you sent in this report.",
    },
    { to: { name: "Ada" }, site: { name: "Almanac AI", url: "https://example.org" }, isDecision: false },
  );
  expect(text).toContain("The answer: It is $12 now.\n\nSee <their page>,\nat the foot.");
  expect(html).toContain("The answer: It is $12 now.<br><br>See &lt;their page&gt;,<br>at the foot.</p>");
});
