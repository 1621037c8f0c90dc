/** The administrator's own styles, in the document's head after ours. */
export function CustomCss({ css, name }: { css: string; name: string }) {
  if (css.trim() === "") return null;
  // The text is the element's child: that way the framework moves it to the head, and keeps it from ending the element.
  return (
    <style href={name} precedence="custom">
      {css}
    </style>
  );
}

/** The administrator's own script, at the end of the body: a file of ours, so that the page need not admit its text. */
export function CustomJs({ src }: { src: string }) {
  // Runs when the page is read; nothing waits for it.
  return <script id="custom-js" defer src={src} />;
}
