import { type ReactNode, type Ref, useId, useState } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { RequiredMark } from "@/components/forms/required";
import { Button } from "@/components/ui/button";
import {
  Command,
  CommandFound,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from "@/components/ui/command";

/** What a list of certain records leaves to the form it stands in. */
export type Picker<T> = {
  label: string;
  required?: boolean;
  error?: string;
  /** What can't be chosen again, by its key. */
  chosen?: string[];
  onChoose: (option: T) => void;
  ref?: Ref<HTMLInputElement>;
};

type Props<T> = Picker<T> & {
  /** What is chosen from, in words: "tasks". */
  noun: string;
  placeholder: string;
  /** What is typed, and what it finds; undefined until that is there. */
  text: string;
  onText: (text: string) => void;
  options: T[] | undefined;
  /** Whether the options are still those of what was typed before. */
  pending?: boolean;
  keyOf: (option: T) => string;
  draw?: (option: T) => ReactNode;
  failed: boolean;
  retry: () => void;
};

/** A list that one searches by typing and chooses from. */
export function OptionPicker<T extends { name: string; category: string }>({
  label,
  required = false,
  error,
  noun,
  placeholder,
  text,
  onText,
  options,
  pending = false,
  keyOf,
  chosen = [],
  onChoose,
  draw,
  failed,
  retry,
  ref,
}: Props<T>) {
  const id = useId();
  // Which entry Enter takes: the first of every new answer, until another is walked to.
  const [walked, setWalked] = useState<{ of: T[] | undefined; key: string }>();
  const first = options?.[0] && keyOf(options[0]);
  const active = walked?.of === options ? walked?.key : first;
  const nothing = text ? `No ${noun} found for "${text}"` : `No ${noun} found`;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="flex gap-1 text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </span>
      <Command
        shouldFilter={false}
        value={active ?? ""}
        onValueChange={(key) => setWalked({ of: options, key })}
        label={label}
        onKeyDown={(event) => {
          // What is typed and entered at once must not take the first of an older answer.
          if (pending && event.key === "Enter") event.preventDefault();
        }}
        className="border-input focus-within:outline-secondary-text rounded-md border focus-within:outline-2 focus-within:outline-offset-2"
      >
        <CommandInput
          ref={ref}
          placeholder={placeholder}
          value={text}
          onValueChange={onText}
          maxLength={200}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <CommandFound none={failed ? "Nothing to choose from" : options ? nothing : `Loading ${noun}...`} />
        <CommandList label={label} className="max-h-52" aria-busy={!options && !failed}>
          {!failed && options && options.length > 0 && (
            <CommandGroup>
              {options.map((option) => {
                const key = keyOf(option);
                const taken = chosen.includes(key);
                return (
                  <CommandItem key={key} value={key} disabled={taken} onSelect={() => onChoose(option)}>
                    {draw?.(option)}
                    <span className="min-w-0 truncate font-medium">{option.name}</span>
                    <span className="text-muted ml-auto shrink-0 truncate text-xs max-sm:hidden">
                      {taken ? "Added" : option.category}
                    </span>
                  </CommandItem>
                );
              })}
            </CommandGroup>
          )}
        </CommandList>
      </Command>
      {failed && (
        <p className="text-danger flex items-center gap-2 text-sm" role="alert">
          Failed to load {noun}
          <Button variant="link" size="sm" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      <FormProblem id={`${id}-error`}>{error}</FormProblem>
    </div>
  );
}
