"use client";

import { createContext, type ReactNode, use, useId } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/forms/fields";
import { PictureField } from "@/components/admin/posts/picture-field";
import { readStored, writeStored } from "@/components/ui/browser-storage";
import type { PostAuthor } from "@/lib/posts/schema";

const Authors = createContext<PostAuthor[]>([]);

/** The authors of earlier posts, whom the forms below offer. */
export function PostAuthors({ authors, children }: { authors: PostAuthor[]; children: ReactNode }) {
  return <Authors value={authors}>{children}</Authors>;
}

const lastUsed = "post-author";

/** The author of the last post that was written in this browser. */
export const lastAuthor = () => readStored("localStorage", lastUsed) as PostAuthor | null;
export const keepAuthor = ({ name, avatar }: PostAuthor) =>
  writeStored("localStorage", lastUsed, { name, avatar });

/** Who wrote a post: somebody new, or one of those who wrote before, whose picture comes along. */
export function AuthorFields() {
  const list = useId();
  const earlier = use(Authors);
  const { getValues, setValue } = useFormContext();

  function fillPicture(name: string) {
    const chosen = earlier.find((author) => author.name === name);
    const picture: unknown = getValues("author.avatar");
    // A picture of somebody's own stays.
    if (!chosen?.avatar || (picture && !earlier.some(({ avatar }) => avatar === picture))) return;
    setValue("author.avatar", chosen.avatar, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="author.name"
        label="Author name"
        autoComplete="off"
        list={list}
        onInput={({ currentTarget }) => fillPicture(currentTarget.value)}
      />
      <datalist id={list}>
        {earlier.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PictureField name="author.avatar" label="Author avatar URL" shape="round" />
    </div>
  );
}
