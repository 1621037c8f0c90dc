import { escapeMarkup } from "@/lib/platform/markup/utils";
import type { Mail, MailContent, MailSite } from "@/lib/platform/email/schema";

const font =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:25px";

/** One line without control characters, as headers want it. */
function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
}

/**
 * The mail that says this, as text and as HTML. What is given is text: it is escaped here. The HTML stands on tables and
 * inline styles, which every mail program understands; those that know dark mode find colours for it.
 *
 * @param to whom it greets; whose name is empty is not greeted by one
 * @param isDecision whether it is about a decision: such mails can be turned off, and it says where
 */
export function composeMail(
  content: MailContent,
  { to, site, isDecision }: { to: { name: string }; site: MailSite; isDecision: boolean },
): Mail {
  const { paragraphs, action, note } = content;
  const greeting = to.name ? `Hello ${to.name},` : "Hello,";
  const settings = `${site.url}/dashboard?tab=settings#mails`;
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    note,
    ...(isDecision ? [`Turn off mails like this one:\n${settings}`] : []),
    `-- \n${site.name}\n${site.url}`,
  ].join("\n\n");

  const paragraph = (words: string) =>
    `<p class="t" style="margin:0 0 16px;color:#18181b;${font}">${escapeMarkup(words).replaceAll("\n", "<br>")}</p>`;
  const button = action
    ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="b" bgcolor="#18181b" style="border-radius:8px"><a class="b" href="${escapeMarkup(action.url)}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#18181b;color:#ffffff;text-decoration:none;font-weight:600;${font}">${escapeMarkup(action.label)}</a></td>
</tr></table>
<p class="m" style="margin:0 0 16px;color:#5b5b64;${font};font-size:13px;line-height:20px">If the button does not work, copy this address into your browser:<br><a class="m" href="${escapeMarkup(action.url)}" style="color:#5b5b64;word-break:break-all">${escapeMarkup(action.url)}</a></p>`
    : "";
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(oneLine(content.subject))}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0b0b0d !important; }
  .box { background: #121215 !important; border-color: #26262c !important; }
  .t { color: #ededf0 !important; }
  .m { color: #a1a1ab !important; }
  .b { background: #ededf0 !important; color: #18181b !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fafafa">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(content.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fafafa"><tr><td align="center" style="padding:32px 16px;word-break:break-word">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td class="t" style="padding:0 4px 16px;color:#18181b;font-weight:600;${font}">${escapeMarkup(site.name)}</td></tr>
<tr><td class="box" style="padding:28px 28px 12px;background:#ffffff;border:1px solid #e4e4e7;border-radius:12px">
${[greeting, ...paragraphs].map(paragraph).join("\n")}
${button}
</td></tr>
<tr><td style="padding:16px 4px 0"><p class="m" style="margin:0 0 8px;color:#5b5b64;${font};font-size:13px;line-height:20px">${escapeMarkup(note)}${isDecision ? ` <a class="m" href="${escapeMarkup(settings)}" style="color:#5b5b64">Turn off mails like this one</a>` : ""}</p>
<p class="m" style="margin:0;${font};font-size:13px;line-height:20px"><a class="m" href="${escapeMarkup(site.url)}" style="color:#5b5b64">${escapeMarkup(site.url)}</a></p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return { sender: oneLine(site.name), subject: oneLine(content.subject), text, html };
}
