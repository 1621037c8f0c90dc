import { Article } from "@/components/static/article";
import { Contact } from "@/components/static/contact";
import { getConfig } from "@/lib/config/queries";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () =>
  pageMetadata({
    title: "Terms of service",
    description:
      "The rules for using the directory, for accounts, reviews and submissions, and for sponsored listings.",
    path: "/terms",
  });

export default async function TermsPage() {
  const { siteName, contactEmail } = await getConfig();
  return (
    <Article title="Terms of service" updated="December 1, 2023">
      <p>
        By using {siteName} you agree to these terms. If you do not agree with them, please do not use the
        site.
      </p>

      <h2>What the site is</h2>
      <p>
        {siteName} is a directory of AI tools made by others. We describe and link to them; we do not run them
        and are not a party to what you agree with their makers. Descriptions and prices are written with care
        but may be out of date: check them with the maker before you rely on them.
      </p>

      <h2>Accounts</h2>
      <p>
        Reading needs no account. If you make one, give a working email address, keep your password to
        yourself and use one account a person. We may suspend or close accounts that break these terms. You
        can delete yours at any time.
      </p>

      <h2>Votes and reviews</h2>
      <p>
        Vote and review as yourself, about tools that you know. Do not trade votes, review your own product or
        a competitor&apos;s without saying so, or use programs to take part. Reviews are read before they
        appear; those that insult, advertise, mislead or break the law are refused.
      </p>

      <h2>Submissions</h2>
      <p>
        Submit tools that work and that you have the right to describe. We may edit, refuse or remove entries.
        You keep the rights to what you write and allow us to show it in the directory and its feeds.
      </p>

      <h2>Ranking and sponsorship</h2>
      <p>
        Lists are ordered by <a href="/ranking">public formulas</a>. A sponsored listing is marked as such,
        runs for an agreed time and has no effect on the order of any list, on ratings or on reviews.
      </p>

      <h2>Fair use</h2>
      <p>
        The <a href="/api/docs">interface</a> and the feeds may be used within their limits. Do not overload
        the site, get around its limits or try to reach data that is not yours.
      </p>

      <h2>Liability</h2>
      <p>
        The site is provided as it is. As far as the law allows, we are not liable for damage from using it or
        the tools that it links to. Nothing here limits rights that you have by law as a consumer.
      </p>

      <h2>Changes and contact</h2>
      <p>
        When these terms change, the date at the top changes with them. Questions go to{" "}
        <Contact email={contactEmail} />.
      </p>
    </Article>
  );
}
