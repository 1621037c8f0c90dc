import { Article } from "@/components/static/article";
import { Contact } from "@/components/static/contact";
import { getConfig } from "@/lib/config/queries";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () =>
  pageMetadata({
    title: "Privacy policy",
    description:
      "What is stored about visitors and account holders, for how long, and how to have it removed.",
    path: "/privacy",
  });

export default async function PrivacyPage() {
  const { siteName, contactEmail, analyticsId } = await getConfig();
  return (
    <Article title="Privacy policy" updated="December 1, 2023">
      <p>
        {siteName} can be read without an account. We keep as little as we can, and this page says what that
        is.
      </p>

      <h2>When you visit</h2>
      {analyticsId ? (
        <p>
          Visits are measured with Google Analytics, which is loaded from Google, sets cookies and sends
          Google the pages that you open. It is not loaded in your dashboard. Advertising networks and fonts
          of others are not loaded. Logos of tools are fetched by our server and passed on from here.
        </p>
      ) : (
        <p>
          By default no third-party trackers, advertising networks, fonts or pictures are loaded: your browser
          talks to this site alone. Logos of tools are fetched by our server and passed on from here.
        </p>
      )}
      <p>
        We count views of tools and news, and impressions and clicks of sponsored listings. To count a visitor
        once a day we make a hash of the network address and the browser&apos;s name with a secret that
        changes every day. The hash cannot be turned back into either, and those of two days cannot be linked.
        No cookie is set for it.
      </p>
      <p>
        What is searched for is counted for 30 days, so that we see what people look for and do not find: the
        words, the day and how often, without an account or a network address. What looks like an email
        address or a number of somebody is left out. Needs that you describe for suggestions are answered and
        not kept.
      </p>
      <p>
        To protect the site from abuse we count requests by network address for as long as a limit lasts, at
        most a day.
      </p>

      <h2>What stays in your browser</h2>
      <p>
        The theme that you choose, your last five searches, the last eight tools that you opened, the tools
        that you compare, and what you have typed into forms and not sent are kept in your browser&apos;s
        storage; the latter until you close the tab or sign out. They are not sent to us. Our own cookie is
        set only when you sign in, to keep you signed in.
      </p>

      <h2>When you have an account</h2>
      <p>An account is optional. If you make one, we store:</p>
      <ul>
        <li>your name, user name and email address, and the avatar that you choose;</li>
        <li>your password as an Argon2id hash, or the identifier from the service that you sign in with;</li>
        <li>
          the tools you voted for and saved, the launches you asked to be told of, your reviews, which of
          others helped you, your submissions and reports, the tools you showed to be yours, what you proposed
          of them and your answers to their reviews;
        </li>
        <li>when you signed in and when you were last active.</li>
      </ul>
      <p>
        Your name and avatar appear beside your reviews, with a mark where you are a verified owner of the
        tool. What you answer as an owner stands below reviews, without your name. Everything else is visible
        only to you and to those who run the site. The notice of recent activity never names a person.
      </p>

      <h2>Email</h2>
      <p>
        We write to confirm your address, to reset your password, when a tool launches that you asked about,
        to tell you how a submission, a review, a claim or a change of yours went, and to answer what you
        reported. If you contact sales, we use what you send to answer you. There is no newsletter that you
        did not ask for.
      </p>

      <h2>Who receives data</h2>
      <p>
        We do not sell data. The providers that host the site and deliver its email process it for us. If we
        ever add an analytics service, this page will name it first.
      </p>

      <h2>Your rights</h2>
      <p>
        In the settings of your dashboard you can change your details, download everything that we store about
        you, sign out everywhere and delete your account. Deleting removes your profile, votes, saved tools,
        reviews, reports, claims, proposals and answers. If a moderator took back your claim of a tool, a hash
        of that tool and your email address stays for a year, so that the same address does not claim it anew;
        the address cannot be read from it. For anything else write to <Contact email={contactEmail} />.
      </p>
    </Article>
  );
}
