"use client";

import type { CSSProperties } from "react";

// The document itself failed, and its styles with it: the browser's own are readable in every theme.
const body: CSSProperties = {
  maxWidth: "46ch",
  margin: "25vh auto",
  padding: 24,
  font: "17px/1.5 system-ui, sans-serif",
  textAlign: "center",
};

/** Stands in for the whole document when it can't be made. */
export default function GlobalError() {
  return (
    <html lang="en" style={{ colorScheme: "light dark" }}>
      <head>
        <title>Something went wrong</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body style={body}>
        <h1>Something went wrong</h1>
        <p>This page could not be loaded. That is usually over in a moment: please try again.</p>
        <button
          type="button"
          style={{ padding: "10px 24px", font: "inherit" }}
          onClick={() => window.location.reload()}
        >
          Try again
        </button>
        <p>
          <a href="/">Go to Homepage</a>
        </p>
      </body>
    </html>
  );
}
