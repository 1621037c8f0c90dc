import { escapeMarkup } from "@/lib/platform/markup/utils";

/** The letter of a name's avatar: its first letter or digit in upper case, T (of "Tool") when it has none. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase("en-US") ?? "T";
}

/** The picture of a tool without a logo: its first letter, white and bold on indigo, 128 by 128. */
export function avatarSvg(name: string): string {
  const letter = escapeMarkup(initialOf(name));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">' +
    '<rect width="128" height="128" fill="#6366f1"/>' +
    `<text x="64" y="64" dy="0.35em" text-anchor="middle" font-family="Geist, Inter, 'Helvetica Neue', Arial, sans-serif" ` +
    `font-size="64" font-weight="700" fill="#fff">${letter}</text></svg>`
  );
}
