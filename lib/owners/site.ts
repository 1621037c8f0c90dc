import { getDomain } from "tldts";

/**
 * Sites that hold other people's tools below a path: who has the site does not make what is there, and who makes it cannot
 * put a record, a file or a tag there. Their sub-domains (m.facebook.com) are the same company's.
 */
const sharedHosts = [
  "github.com",
  "gitlab.com",
  "bitbucket.org",
  "codeberg.org",
  "pypi.org",
  "huggingface.co",
  "replicate.com",
  "kaggle.com",
  "colab.research.google.com",
  "civitai.com",
  "apps.apple.com",
  "itunes.apple.com",
  "play.google.com",
  "apps.microsoft.com",
  "f-droid.org",
  "chromewebstore.google.com",
  "chrome.google.com",
  "addons.mozilla.org",
  "microsoftedge.microsoft.com",
  "marketplace.visualstudio.com",
  "plugins.jetbrains.com",
  "workspace.google.com",
  "appsource.microsoft.com",
  "sites.google.com",
  "docs.google.com",
  "drive.google.com",
  "groups.google.com",
  "producthunt.com",
  "chatgpt.com",
  "chat.openai.com",
  "poe.com",
  "discord.com",
  "discord.gg",
  "telegram.me",
  "youtube.com",
  "x.com",
  "twitter.com",
  "facebook.com",
  "instagram.com",
  "linkedin.com",
  "linktr.ee",
  "githubusercontent.com",
];
/** The same, but what stands before them is a customer's name, with a site of their own. */
const sharedAlone = ["notion.so", "gumroad.com", "medium.com", "sourceforge.net", "t.me"];

const isShared = (host: string) =>
  sharedAlone.includes(host) || sharedHosts.some((shared) => host === shared || host.endsWith(`.${shared}`));

/**
 * The registrable domain of an address: what somebody can have for themselves. `name.github.io` is one, as `github.io` hands
 * such names out; `app.example.co.uk` is of `example.co.uk`. Null for an IP address or a name without a domain.
 */
export const domainOf = (address: string): string | null => getDomain(address, { allowPrivateDomains: true });

/** What can be proved of a tool's website: its registrable domain, or why nothing can. */
export function siteOf(website: string): { domain: string } | { refusal: string } {
  const url = URL.canParse(website) ? new URL(website) : null;
  const domain = url && domainOf(url.href);
  if (!url || !domain) return { refusal: "The website of this tool has no domain of its own." };
  const host = url.hostname.replace(/^www\.|\.$/g, "");
  if (isShared(host) && url.pathname.length > 1)
    return {
      refusal: `The website of this tool is a page of ${host}, which belongs to somebody else. Nothing that you could put there would show that the tool is yours.`,
    };
  return { domain };
}
