"use client";

import { Shuffle } from "lucide-react";
import { useId, useState } from "react";
import { AccountAvatar } from "@/components/layout/account-avatar";
import { useAccountChanged } from "@/components/dashboard/settings/use-account-changed";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useAsked } from "@/components/ui/use-asked";
import type { setAvatarApi } from "@/lib/accounts/api";
import type { previewAvatarApi } from "@/lib/accounts/avatars/api";
import type { AvatarStyle } from "@/lib/accounts/avatars/schema";
import { call, sentenceOf } from "@/lib/platform/http/client";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";

const styles: Record<AvatarStyle, string> = {
  avataaars: "Avataaars (Default)",
  "pixel-art": "Pixel art",
  bottts: "Bottts (Robots)",
  initials: "Initials",
  "fun-emoji": "Fun emoji",
};

/** A seed that nobody else has. */
const randomSeed = () => Math.random().toString(36).slice(2, 10);

/** How long typing rests before a picture is asked for, milliseconds. */
const rest = 250;

/** Makes a profile picture from a style and a seed, and shows it before it is kept. */
export function AvatarEditor({ name, image }: { name: string; image: string | null }) {
  const id = useId();
  const [style, setStyle] = useState<AvatarStyle>("avataaars");
  const [seed, setSeed] = useState(name.slice(0, 64));
  const [busy, run] = useBusy();
  const picked = { style, seed: seed.trim() };
  // The picture before stays until the next is there.
  const { data, error, pending } = useAsked(
    picked.seed ? `${style} ${picked.seed}` : undefined,
    (signal) => call<typeof previewAvatarApi>("GET", "/api/avatars/preview", { query: picked, signal }),
    { wait: rest, keep: true },
  );
  const failed = !pending && error !== undefined;
  const changed = useAccountChanged();

  const save = async () => {
    await call<typeof setAvatarApi>("PUT", "/api/me/avatar", { body: picked });
    toast.success("Profile picture updated successfully!");
    changed();
  };
  const onFailure = (reason: unknown) =>
    toast.error("Failed to update profile picture. Please try again.", sentenceOf(reason));

  return (
    <form
      className="flex flex-col gap-5 p-4 sm:flex-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (picked.seed) void run(save, onFailure);
      }}
    >
      <div className="flex flex-col items-center gap-2">
        <div
          className="border-border bg-surface-2 size-32 overflow-hidden rounded-full border"
          aria-busy={pending}
        >
          {data && !failed && (
            <img
              src={data.image}
              alt="Preview of your profile picture"
              width={128}
              height={128}
              className={`size-full transition-opacity ${pending ? "opacity-60" : ""}`}
            />
          )}
        </div>
        <p role="status" className="text-muted max-w-32 text-center text-xs">
          {failed ? "No preview right now" : "Preview"}
        </p>
        <p className="text-muted flex items-center gap-2 text-xs">
          <AccountAvatar name={name} image={image} className="size-8" />
          {image ? "Your picture now" : "Shown now"}
        </p>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <fieldset>
          <legend className="text-sm font-medium">Style</legend>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {(Object.keys(styles) as AvatarStyle[]).map((option) => (
              <label
                key={option}
                className="border-border-strong hover:bg-surface-2 has-checked:border-primary-text has-checked:text-primary-text has-focus-visible:outline-secondary-text flex h-11 cursor-pointer items-center rounded-md border px-3 text-sm font-medium transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:h-8"
              >
                <input
                  type="radio"
                  name={`${id}-style`}
                  value={option}
                  checked={style === option}
                  onChange={() => setStyle(option)}
                  className="sr-only"
                />
                {styles[option]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-col gap-1.5">
          <Label htmlFor={`${id}-seed`}>Seed</Label>
          <div className="flex gap-2">
            <Input
              id={`${id}-seed`}
              value={seed}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${id}-hint`}
              onChange={(event) => setSeed(event.target.value)}
            />
            <Button
              variant="outline"
              aria-label="Shuffle the seed"
              className="h-10! max-sm:px-3"
              onClick={() => setSeed(randomSeed())}
            >
              <Shuffle />
              <span className="max-sm:sr-only">Shuffle</span>
            </Button>
          </div>
          <p id={`${id}-hint`} className="text-muted text-sm">
            The same style and seed always make the same picture.
          </p>
        </div>
        <div className="max-sm:*:h-11">
          <Button type="submit" aria-disabled={busy || !picked.seed}>
            {busy ? "Saving…" : "Save picture"}
          </Button>
        </div>
      </div>
    </form>
  );
}
