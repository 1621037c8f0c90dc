type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (rgb: Rgb) => `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance of an sRGB colour, 0 to 1 (WCAG 2.2). */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(parse(a)), luminance(parse(b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Text colour that reads best on `color`: black or white. */
export function textOn(color: string): string {
  return contrast(color, "#ffffff") >= contrast(color, "#000000") ? "#ffffff" : "#000000";
}

/** `color` moved towards black or white until it reads on `background` with at least 4.6. */
export function readableOn(color: string, background: string): string {
  const target: Rgb = luminance(parse(background)) > 0.5 ? [0, 0, 0] : [255, 255, 255];
  const from = parse(color);
  for (let mix = 0; mix <= 1; mix += 0.02) {
    const candidate = toHex(from.map((c, i) => c + (target[i]! - c) * mix) as Rgb);
    if (contrast(candidate, background) >= 4.6) return candidate;
  }
  return toHex(target);
}

/** The page's least favourable surfaces, which coloured text must be readable on (app/theme.css). */
const pages = { light: "#f4f4f5", dark: "#1b1b20" };

/** CSS that sets the two site colours and the pairs derived from them, light and dark. Colours are `#rrggbb`. */
export function colorVariables(colors: { primary: string; secondary: string }): string {
  const set = (page: string) =>
    Object.entries(colors)
      .map(
        ([name, color]) =>
          `--${name}:${color};--on-${name}:${textOn(color)};--${name}-text:${readableOn(color, page)}`,
      )
      .join(";");
  return `:root,.light{${set(pages.light)}}.dark{${set(pages.dark)}}`;
}
