import { type Option, Options } from "@/components/ui/native-select";

/** The categories to choose from: the few of this form first, then all names of the catalogue by letter. */
export function CategoryOptions({ first, names }: { first: readonly Option[]; names: readonly string[] }) {
  return (
    <>
      <optgroup label="Common categories">
        <Options of={first} />
      </optgroup>
      {names.length > 0 && (
        <optgroup label="All categories">
          <Options of={[...names].sort((a, b) => a.localeCompare(b, "en"))} />
        </optgroup>
      )}
    </>
  );
}
