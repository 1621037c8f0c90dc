import { Part } from "@/components/styleguide/part";

const colors = [
  "background",
  "surface",
  "surface-2",
  "tile",
  "border",
  "border-strong",
  "input",
  "muted",
  "foreground",
  "primary",
  "primary-text",
  "secondary",
  "secondary-text",
  "star",
  "warning",
  "danger",
];
const sizes = ["text-xs", "text-sm", "text-base", "text-lg", "text-2xl", "text-4xl"];
const weights = [400, 500, 600];
const corners = ["rounded-sm", "rounded-md", "rounded-lg"];

export function Tokens() {
  return (
    <>
      <Part title="Colours">
        {colors.map((name) => (
          <figure key={name} className="w-24 text-xs">
            <div
              className="border-border-strong h-10 rounded-md border"
              style={{ background: `var(--${name})` }}
            />
            <figcaption className="mt-1">{name}</figcaption>
          </figure>
        ))}
      </Part>
      <Part title="Type">
        {sizes.map((size) => (
          <span key={size} className={`${size} font-semibold`}>
            {size.replace("text-", "")}
          </span>
        ))}
        {weights.map((weight) => (
          <span key={weight} style={{ fontWeight: weight }}>
            Almanac {weight}
          </span>
        ))}
        <span className="tabular-nums">0123456789</span>
        <code className="font-mono">0123456789</code>
      </Part>
      <Part title="Corners and shadow">
        {corners.map((corner) => (
          <span
            key={corner}
            className={`border-border-strong grid size-14 place-items-center border text-xs ${corner}`}
          >
            {corner.replace("rounded-", "")}
          </span>
        ))}
        <span className="shadow-float border-border grid h-14 place-items-center rounded-lg border px-4 text-xs">
          floats
        </span>
      </Part>
    </>
  );
}
