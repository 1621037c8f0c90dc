/** A heading of a body as the page shows it: below the page's own h1, so of level 2 or 3. */
export type Heading = { id: string; text: string; level: 2 | 3 };

/** A body ready to be shown. `html` has passed the sanitiser. */
export type RichText = { html: string; headings: Heading[] };
