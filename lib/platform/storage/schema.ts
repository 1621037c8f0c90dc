import { z } from "zod";

/** What an uploaded file is for. */
export const uploadKinds = ["logo", "favicon", "og_image", "post_image", "tool_picture", "avatar"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Where files can be kept. */
export const storageNames = ["local", "cloudinary"] as const;
export type StorageName = (typeof storageNames)[number];

/** The types of files that are kept, by extension. What is served gets its type from here, never from its bytes. */
export const contentTypes = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  svg: "image/svg+xml",
} as const;
export type StoredType = (typeof contentTypes)[keyof typeof contentTypes];

/** A kept file: its path within the storage, and the address that pages name. */
export type StoredFile = { path: string; url: string; storage: StorageName };

/** What the row of a file says of where its bytes are. */
export const storedRow = z.object({ path: z.string(), storage: z.enum(storageNames) });

/** A place that keeps files. Paths are made by us and are never what somebody sent. */
export type Storage = {
  /** Keeps a file as a whole or not at all. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a file of so many bytes, or undefined when there is none of that path. */
  read(path: string, size: number): Promise<Buffer | undefined>;
  /** Forgets a file; one that is gone already is no failure. */
  remove(path: string): Promise<void>;
};

/** What is said when a file can't be kept, or fetched, because of the cloud. */
export const cloudMessages = {
  key: "Cloudinary API key error. The server might be missing required configuration.",
  away: "The cloud storage does not answer. Please try again in a moment.",
} as const;
