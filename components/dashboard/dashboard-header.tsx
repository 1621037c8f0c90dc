import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Counter } from "@/components/dashboard/counter";
import { SignOutButton } from "@/components/dashboard/sign-out-button";
import { tabHref } from "@/components/dashboard/tabs";
import { AccountAvatar } from "@/components/layout/account-avatar";
import { buttonVariants } from "@/components/ui/button";
import type { MeDto } from "@/lib/accounts/schema";

/** Whose dashboard it is, what can be done, and how much they collected. */
export function DashboardHeader({
  me,
  counts,
  action,
}: {
  me: MeDto;
  counts: { saved: number; upvoted: number };
  action: ReactNode;
}) {
  return (
    <header className="flex flex-col gap-5 pt-8 pb-5 sm:pt-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-5">
        <AccountAvatar name={me.name} image={me.image} className="size-14 text-lg! sm:size-16" />
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-2xl wrap-anywhere">Welcome, {me.name}</h1>
          <p className="text-muted text-sm wrap-anywhere">{me.email}</p>
        </div>
        <div className="flex flex-wrap gap-2 *:px-4! *:text-sm! max-sm:w-full max-sm:*:h-11! max-sm:*:grow max-sm:*:first:w-full sm:*:h-9!">
          {action}
          <a href={tabHref("settings")} className={buttonVariants({ variant: "outline" })}>
            <Pencil aria-hidden strokeWidth={1.75} />
            Edit Profile
          </a>
          <SignOutButton />
        </div>
      </div>
      <dl className="flex gap-8">
        <Counter label="Saved Tools" list="savedTools" count={counts.saved} known={me.savedTools.length} />
        <Counter label="Upvoted" list="upvotedTools" count={counts.upvoted} known={me.upvotedTools.length} />
      </dl>
    </header>
  );
}
