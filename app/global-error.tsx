"use client";

import type { CSSProperties } from "react";

// The document itself failed: its styles may be there or not, and both ways this has to be readable in every theme.
const body: CSSProperties = {
  display: "grid",
  placeItems: "center",
  minHeight: "100vh",
  margin: 0,
  padding: 24,
  boxSizing: "border-box",
  background: "Canvas",
  color: "CanvasText",
  font: "17px/1.5 system-ui, sans-serif",
  textAlign: "center",
};
const button: CSSProperties = {
  padding: "10px 24px",
  border: "1px solid",
  borderRadius: 8,
  font: "inherit",
  cursor: "pointer",
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
        <main>
          <h1 style={{ margin: 0, fontSize: 24 }}>Something went wrong</h1>
          <p style={{ maxWidth: "46ch", margin: "8px auto 24px" }}>
            This page could not be loaded. That is usually over in a moment: please try again.
          </p>
          <button type="button" style={button} onClick={() => window.location.reload()}>
            Try again
          </button>
          <p>
            <a href="/" style={{ color: "LinkText" }}>
              Go to Homepage
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
