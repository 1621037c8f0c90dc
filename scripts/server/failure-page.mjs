// What a page says that could not be made, readable without any script.

const failures = {
  400: {
    title: "This address is not valid",
    text: "Something in it can't be read. It may have been cut off or mistyped.",
  },
  429: {
    title: "Too many searches",
    text: "There were more searches from your network than one person makes. Please try again in a minute.",
  },
  500: {
    title: "Something went wrong",
    text: "This page could not be loaded. That is usually over in a moment: please try again.",
  },
  503: {
    title: "Not available right now",
    text: "The service is not available right now. Please try again in a moment.",
  },
};

/** @typedef {keyof typeof failures} Failure */

// The site's own styles may be missing, too; system colours fit every theme.
const styles = {
  body: "display:grid;place-items:center;min-height:100vh;margin:0;background:Canvas;color:CanvasText",
  main: "box-sizing:border-box;max-width:46ch;padding:24px;font:17px/1.5 system-ui,sans-serif;text-align:center",
  link: "display:inline-block;padding:10px 16px;color:LinkText",
};

/** @param {Failure} status */
const main = (status) =>
  `<main id="main" style="${styles.main}"><h1 style="font-size:24px;margin:0">${failures[status].title}</h1>` +
  `<p>${failures[status].text}</p><p>${status === 400 ? "" : `<a href="" style="${styles.link}">Try again</a> `}<a href="/" style="${styles.link}">Go to Homepage</a></p></main>`;

/** A page of its own for an address that is not looked at. @param {Failure} status */
export const failurePage = (status) =>
  `<!doctype html><html lang="en" style="color-scheme:light dark"><head><meta charset="utf-8"><title>${failures[status].title}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>` +
  `<body style="${styles.body}">${main(status)}</body></html>`;

/** The framework sends a document that only its scripts fill: others read the sentence. @param {string} html @param {Failure} status */
export const withFailure = (html, status) =>
  html.replace(/<body[^>]*>/, (body) => `${body}<noscript>${main(status)}</noscript>`);
