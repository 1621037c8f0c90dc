import { useId, useState } from "react";
import { RequiredMark } from "@/components/forms/required";
import { Icon } from "@/components/ui/icon";
import { star } from "@/components/ui/late-icon-paths";

const words = ["Poor", "Fair", "Good", "Very good", "Excellent"];

/** One to five stars to choose from: radio buttons, so that the arrow keys work as everywhere. */
export function RatingInput({
  value,
  onChange,
  error,
}: {
  value: number | null;
  onChange: (rating: number) => void;
  error?: string;
}) {
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <p className="flex gap-1 text-sm font-medium">
        <span id={`${id}-label`}>Your rating</span>
        <RequiredMark />
      </p>
      <div className="mt-1 -ml-2 flex items-center">
        <span className="inline-flex" onPointerLeave={() => setPointed(null)}>
          {words.map((word, i) => {
            const stars = i + 1;
            return (
              <label
                key={stars}
                onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPointed(stars)}
                className="has-focus-visible:outline-secondary-text relative grid size-11 cursor-pointer place-items-center rounded-md -outline-offset-2 has-focus-visible:outline-2 sm:size-9"
              >
                <input
                  type="radio"
                  name={id}
                  value={stars}
                  checked={value === stars}
                  onChange={() => onChange(stars)}
                  className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
                />
                <Icon
                  path={star}
                  className={`pointer-events-none size-6 transition-colors ${stars <= shown ? "fill-star text-star" : "text-input"}`}
                />
                <span className="sr-only">
                  {stars} {stars === 1 ? "star" : "stars"}, {word.toLowerCase()}
                </span>
              </label>
            );
          })}
        </span>
        <span aria-hidden className="text-muted ml-2 text-sm">
          {words[shown - 1]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
