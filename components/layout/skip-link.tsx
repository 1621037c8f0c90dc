/** The first stop of the Tab key: past the navigation, to the element with the id "main". */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="focus:bg-foreground focus:text-background sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:px-4 focus:py-2.5 focus:font-medium"
    >
      Skip to content
    </a>
  );
}
