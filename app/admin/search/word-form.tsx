import type { z } from "zod";
import { SelectField, TextField } from "@/components/forms/fields";
import { ResourceForm } from "@/components/admin/resource-form";
import type { RecordForm } from "@/components/admin/use-record-screen";
import { call } from "@/lib/platform/http/client";
import type { createWordApi, updateWordApi } from "@/lib/search-words/api";
import { type WordDto, wordInput, wordLanguages } from "@/lib/search-words/schema";

const longest = 80;

/**
 * Adds a word that searches understand, or edits one.
 *
 * @param searched what the phrase of a new one begins with
 */
export function WordDialog({
  record: word,
  searched,
  ...handlers
}: RecordForm<WordDto> & { searched?: string }) {
  const toValues = (word?: WordDto): z.input<typeof wordInput> => ({
    phrase: word?.phrase ?? searched?.slice(0, longest) ?? "",
    means: word?.means ?? "",
    language: word?.language ?? "en",
  });
  return (
    <ResourceForm
      {...handlers}
      title={word ? `Edit ${word.phrase}` : "Add Word"}
      // What was typed for one search is not what the next one means.
      kind={searched === undefined ? "word" : `word ${searched}`}
      record={word}
      schema={wordInput}
      toValues={toValues}
      save={(body, updatedAt) =>
        word
          ? call<typeof updateWordApi>("PUT", "/api/search-words/{id}", {
              params: { id: word.id },
              body: { ...body, updatedAt },
            })
          : call<typeof createWordApi>("POST", "/api/search-words", { body })
      }
      done={word ? "Word updated successfully" : "Word created successfully"}
      failure="Failed to save word"
      submitLabel={word ? "Save" : "Add word"}
    >
      <TextField
        name="phrase"
        label="Phrase"
        maxLength={longest}
        autoComplete="off"
        hint="What people type. Kept in lower case, without accents."
      />
      <TextField
        name="means"
        label="Means"
        maxLength={200}
        autoComplete="off"
        hint="The catalogue's English words for it."
      />
      <SelectField
        name="language"
        label="Language"
        options={Object.entries(wordLanguages).map(([value, label]) => ({ value, label }))}
      />
    </ResourceForm>
  );
}
