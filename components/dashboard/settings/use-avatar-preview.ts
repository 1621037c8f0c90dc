import { useAsked } from "@/components/ui/use-asked";
import type { previewAvatarApi } from "@/lib/accounts/avatars/api";
import type { AvatarStyle } from "@/lib/accounts/avatars/schema";
import { call } from "@/lib/platform/http/client";

/** How long typing rests before a picture is asked for, milliseconds. */
const rest = 250;

/** The picture that a style and a seed make, drawn by the server. The one before stays until the next is there. */
export function useAvatarPreview(
  style: AvatarStyle,
  seed: string,
): { image?: string; state: "loading" | "shown" | "failed" } {
  const { data, error, pending } = useAsked(
    seed ? `${style} ${seed}` : undefined,
    (signal) =>
      call<typeof previewAvatarApi>("GET", "/api/avatars/preview", { query: { style, seed }, signal }),
    { wait: rest, keep: true },
  );
  return { image: data?.image, state: pending ? "loading" : error === undefined ? "shown" : "failed" };
}
