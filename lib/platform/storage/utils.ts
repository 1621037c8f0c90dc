import { contentTypes, type StoredType, type UploadKind, uploadKinds } from "@/lib/platform/storage/schema";

/** The folders of the storage, one for each kind. */
export const folders = uploadKinds.map((kind) => kind.replace("_", "-"));

const pattern = new RegExp(
  `^(?:${folders.join("|")})/[0-9a-f]{32}\\.(${Object.keys(contentTypes).join("|")})$`,
);

/** A path that nobody can guess, for a new file of this kind and type. */
export function newPath(kind: UploadKind, contentType: StoredType): string {
  const extension = Object.entries(contentTypes).find(([, type]) => type === contentType)![0];
  return `${kind.replace("_", "-")}/${crypto.randomUUID().replaceAll("-", "")}.${extension}`;
}

/** The content type of a path that {@link newPath} made; undefined for every other text. */
export function typeOfPath(path: string): StoredType | undefined {
  const extension = pattern.exec(path)?.[1];
  return extension === undefined ? undefined : contentTypes[extension as keyof typeof contentTypes];
}

/** The address that a file is served under, wherever it is kept. */
export const addressOf = (path: string) => `/uploads/${path}`;

/** The path of a file of ours by its address, or undefined when it is none. */
export function localPathOf(url: string | null): string | undefined {
  const path = url?.startsWith("/uploads/") ? url.slice("/uploads/".length) : undefined;
  return path && typeOfPath(path) ? path : undefined;
}
