import { useEffect, useRef, useState } from "react";
import { AuthForm, type AuthFields } from "@/components/auth/auth-form";
import { Problem } from "@/components/auth/form-parts";
import type { AuthMode, AuthRequest } from "@/components/auth/open-auth";
import { signedInEvent } from "@/components/auth/signed-in-event";
import { ProviderButtons } from "@/components/auth/provider-buttons";
import { createAndSignIn, type Failure, signIn } from "@/components/auth/submit";
import { currentViewer, viewerChanged } from "@/components/viewer/viewer-store";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import type { MeDto } from "@/lib/accounts/schema";
import { safePath } from "@/lib/accounts/sign-in/utils";
import { findOpener } from "@/components/ui/opener";
import { toastLater } from "@/components/ui/kept-toast";
import { toast } from "@/components/ui/toast";

/** How long one mode takes to make room for the other, milliseconds. */
const handOver = 100;

const texts = {
  login: {
    title: "Sign in",
    description: "Vote for tools, save them and write reviews.",
    question: "New here?",
    answer: "Create an account",
    other: "signup",
  },
  signup: {
    title: "Create an account",
    description: "Vote, save and write reviews. It is free.",
    question: "Have an account already?",
    answer: "Sign in",
    other: "login",
  },
} as const;

/** What a new member is told: where mail goes out, what waits for the link that was sent. */
const welcome = ({ email, counts }: MeDto): [string, string] => [
  "Your account is ready",
  counts ? email : `Your votes and reviews count once you have opened the link that we sent to ${email}.`,
];

export default function AuthDialog({
  request,
  registrationOpen,
  onClose,
}: {
  request: AuthRequest;
  registrationOpen: boolean;
  onClose: () => void;
}) {
  const [mode, setMode] = useState<AuthMode>(request.mode);
  const [leaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(request.problem);
  const opener = useRef<Element>(null);
  /** The place that the opener makes room in, for what the signed-in have there. */
  const place = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { title, description, question, answer, other } = texts[mode];
  const next = safePath(request.next);
  const closed = mode === "signup" && !registrationOpen;

  useEffect(() => () => clearTimeout(timer.current), []);

  function switchTo(target: AuthMode, sentence?: string) {
    setLeaving(true);
    setProblem(sentence);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setMode(target);
      setLeaving(false);
    }, handOver);
  }

  async function send(fields: AuthFields): Promise<Failure["fields"]> {
    setProblem(undefined);
    setBusy(true);
    const failure = await (mode === "signup" ? createAndSignIn(fields) : signIn(fields));
    setBusy(false);
    if (failure) {
      if (failure.exists) switchTo("login", failure.problem);
      else setProblem(failure.problem);
      return failure.fields;
    }
    await viewerChanged();
    const viewer = await currentViewer();
    // Who is there already goes on with what waits for them; a load would take its answer away.
    if (next && next !== window.location.pathname + window.location.search) {
      if (mode === "signup" && viewer.status === "in") toastLater(...welcome(viewer.me));
      return void window.location.assign(next);
    }
    // What the page shows is another account's, or it is not known whose.
    if (viewer.status !== "in" || (request.ended ?? viewer.me.id) !== viewer.me.id)
      return void window.location.reload();
    const { me } = viewer;
    onClose();
    if (mode === "login") toast.success("Signed in", me.email);
    else toast.success(...welcome(me));
    window.dispatchEvent(new Event(signedInEvent));
  }

  return (
    <Dialog open busy={busy} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="max-w-sm gap-5"
        onOpenAutoFocus={(event) => {
          opener.current = findOpener();
          place.current = opener.current?.closest<HTMLElement>("[data-sign-in-place]") ?? null;
          const field = (event.currentTarget as Element).querySelector("input");
          if (field) event.preventDefault();
          field?.focus();
        }}
        onCloseAutoFocus={(event) => {
          // Whoever signed in by the navigation's link finds the account's menu in its place.
          const menu = document.querySelector<HTMLElement>("[data-account-menu]");
          const next = place.current?.isConnected ? place.current : menu;
          if (opener.current?.isConnected || !next) return;
          event.preventDefault();
          next.focus({ preventScroll: true });
        }}
      >
        <div className={`flex flex-col gap-5 transition-opacity duration-100 ${leaving ? "opacity-0" : ""}`}>
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
            <DialogDescription>
              {request.ended
                ? "Your session has ended. Sign in to go on; what you typed is kept."
                : (request.reason ?? description)}
            </DialogDescription>
          </DialogHeader>
          {closed ? (
            <p className="border-border bg-surface rounded-md border p-3 text-sm">
              Registration is closed at the moment.
            </p>
          ) : (
            <AuthForm mode={mode} onSend={send}>
              <Problem>{problem}</Problem>
            </AuthForm>
          )}
          {!closed && (
            <ProviderButtons next={next ?? "/dashboard"} disabled={leaving || busy} onProblem={setProblem} />
          )}
          {!request.ended && (
            <p className="text-muted text-center text-sm">
              {question}{" "}
              <button
                type="button"
                className="text-secondary-text min-h-6 font-medium underline-offset-3 hover:underline aria-disabled:opacity-50"
                aria-disabled={busy}
                onClick={() => busy || switchTo(other)}
              >
                {answer}
              </button>
            </p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
