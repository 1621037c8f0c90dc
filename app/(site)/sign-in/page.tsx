import { AuthEntrance } from "@/components/auth/auth-entrance";
import { PageHeader } from "@/components/layout/page-header";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () =>
  pageMetadata({
    title: "Sign in",
    description: "Sign in to vote for tools, save them and write reviews.",
    path: "/sign-in",
    noindex: true,
  });

/** The address of the sign-in dialog: opens it and goes home. */
export default function SignInPage() {
  return (
    <div className="container min-h-dvh pb-16">
      <PageHeader title="Sign in" description="Sign in to vote for tools, save them and write reviews." />
      <AuthEntrance mode="login" />
      <noscript>
        <p>Signing in needs JavaScript. Please switch it on for this site, or read on without an account.</p>
      </noscript>
    </div>
  );
}
