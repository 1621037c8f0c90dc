import { AuthEntrance } from "@/components/auth/auth-entrance";
import type { AuthMode } from "@/components/auth/open-auth";
import { PageHeader } from "@/components/layout/page-header";

/** The address of a dialog: opens it and goes home. */
export function AuthPage({
  title,
  description,
  mode,
}: {
  title: string;
  description: string;
  mode: AuthMode;
}) {
  return (
    <div className="container min-h-dvh pb-16">
      <PageHeader title={title} description={description} />
      <AuthEntrance mode={mode} />
      <noscript>
        <p>Signing in needs JavaScript. Please switch it on for this site, or read on without an account.</p>
      </noscript>
    </div>
  );
}
