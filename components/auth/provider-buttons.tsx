import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { loadProviders, type Provider } from "@/components/auth/providers";
import { leaveForProvider, SignInError, somethingFailed } from "@/components/auth/session-calls";
import { Button } from "@/components/ui/button";

/** "Continue with …" for every service that is set up; nothing when there is none. */
export function ProviderButtons({
  next,
  disabled,
  onProblem,
}: {
  next: string;
  disabled: boolean;
  onProblem: (sentence: string | undefined) => void;
}) {
  const [providers, setProviders] = useState<Provider[]>([]);
  const [leaving, setLeaving] = useState<string>();

  useEffect(() => {
    let gone = false;
    void loadProviders().then((found) => !gone && setProviders(found));
    return () => void (gone = true);
  }, []);

  useEffect(() => {
    // Back from the provider by the browser's button: the page is as it was left.
    const onShow = () => setLeaving(undefined);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  if (providers.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted before:bg-border after:bg-border flex items-center gap-3 text-xs before:h-px before:flex-1 after:h-px after:flex-1">
        or
      </p>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="outline"
          size="lg"
          className="w-full"
          disabled={disabled || leaving !== undefined}
          onClick={async () => {
            onProblem(undefined);
            setLeaving(id);
            try {
              await leaveForProvider(id, next);
            } catch (reason) {
              setLeaving(undefined);
              onProblem(reason instanceof SignInError ? reason.message : somethingFailed);
            }
          }}
        >
          {leaving === id && <LoaderCircle className="animate-spin-slow" />}
          Continue with {name}
        </Button>
      ))}
    </div>
  );
}
