/** Something to choose: its value, and what it is called where that is something else. */
export type Option = string | { value: string; label: string };

/** The entries of a `NativeSelect`. */
export function Options({ of }: { of: readonly Option[] }) {
  return of.map((option) => {
    const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
    return (
      <option key={value} value={value}>
        {label}
      </option>
    );
  });
}
