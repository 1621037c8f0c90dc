import { type TouchEvent, useId, useRef, useState } from "react";
import { pictureAlt } from "@/components/tool-detail/picture-alt";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { chevronLeft, chevronRight } from "@/components/ui/tool-icon-paths";
import type { Picture } from "@/lib/tools/facts/schema";
import { sizesOf } from "@/lib/uploads/utils-sizes";

/** The shortest way of a finger that is a swipe, pixels. */
const swipe = 48;

/** One of a tool's pictures as large as the screen lets it be; arrow keys, buttons and swipes lead to the others. */
export default function PictureViewer({
  name,
  pictures,
  first,
  onClose,
}: {
  name: string;
  pictures: Picture[];
  first: number;
  onClose: () => void;
}) {
  const id = useId();
  const [at, setAt] = useState(first);
  const [broken, setBroken] = useState<string>();
  const finger = useRef<{ x: number; y: number }>(undefined);
  const picture = pictures[at]!;
  const last = pictures.length - 1;
  const go = (to: number) => setAt(Math.min(Math.max(0, to), last));

  function lift({ changedTouches }: TouchEvent) {
    const from = finger.current;
    const touch = changedTouches[0];
    finger.current = undefined;
    // In a picture that is zoomed into, a finger looks around.
    if (!from || !touch || (window.visualViewport?.scale ?? 1) > 1) return;
    const x = touch.clientX - from.x;
    if (Math.abs(x) < swipe || Math.abs(x) < Math.abs(touch.clientY - from.y)) return;
    go(x < 0 ? at + 1 : at - 1);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={id}
        className="flex h-[calc(100dvh-32px)] max-w-[1400px] flex-col gap-3 overflow-hidden p-4"
        onOpenAutoFocus={(event) => {
          // The box itself, so that what it is called and the place among the pictures are read first.
          event.preventDefault();
          (event.target as HTMLElement).focus();
        }}
        onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
          if (altKey || ctrlKey || metaKey) return;
          const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[key];
          if (to !== undefined) go(to);
        }}
      >
        <div className="flex min-h-7 flex-wrap items-baseline gap-x-3 pr-10">
          <DialogTitle className="line-clamp-2 min-w-0 text-base wrap-anywhere">
            Pictures of {name}
          </DialogTitle>
          <p id={id} role="status" className="text-muted tabular text-sm">
            {at + 1} of {pictures.length}
            <span className="sr-only">: {pictureAlt(picture, name, at)}</span>
          </p>
        </div>
        <div
          className="bg-surface-2 grid min-h-0 flex-1 [touch-action:pan-y_pinch-zoom] place-items-center overflow-hidden rounded-md"
          onTouchStart={({ touches }) => {
            const touch = touches[0];
            finger.current =
              touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
          }}
          onTouchEnd={lift}
        >
          {broken === picture.url ? (
            <p className="text-muted p-4 text-center">
              This picture could not be loaded.{" "}
              <a href={picture.url} className="link">
                Open it by itself
              </a>
            </p>
          ) : (
            <img
              key={picture.url}
              src={picture.url}
              srcSet={sizesOf(picture)}
              sizes="min(100vw, 1400px)"
              alt={pictureAlt(picture, name, at)}
              width={picture.width}
              height={picture.height}
              onError={() => setBroken(picture.url)}
              className="h-full min-h-0 w-full object-contain"
            />
          )}
        </div>
        <div className="flex items-center gap-3">
          <p className="text-muted min-w-0 flex-1 text-sm">{picture.alt}</p>
          <a
            href={picture.url}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-9 shrink-0 items-center text-sm max-sm:min-h-11"
          >
            Full size
          </a>
          {last > 0 && (
            <>
              <Button
                variant="outline"
                size="icon"
                className="max-sm:size-11"
                aria-label="Previous picture"
                aria-disabled={at === 0}
                onClick={() => go(at - 1)}
              >
                <Icon path={chevronLeft} />
              </Button>
              <Button
                variant="outline"
                size="icon"
                className="max-sm:size-11"
                aria-label="Next picture"
                aria-disabled={at === last}
                onClick={() => go(at + 1)}
              >
                <Icon path={chevronRight} />
              </Button>
            </>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
