const units = ["bytes", "kB", "MB", "GB"];
const number = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });

/** A size as it is read: "512 bytes", "1.43 MB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${number.format(bytes / 1000 ** step)} ${units[step]}`;
}
