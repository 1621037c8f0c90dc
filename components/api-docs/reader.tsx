"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SwaggerPlugin } from "swagger-ui-dist/swagger-ui-es-bundle.js";
import { useIsDark } from "@/components/layout/use-theme";
import "swagger-ui-dist/swagger-ui.css";
import "./reader.css";

/** Swagger UI on the site's own description; until it is there, and without JavaScript, what it is given. */
export function Reader({ url, children }: { url: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const isDark = useIsDark();

  useEffect(() => {
    let gone = false;
    void import("swagger-ui-dist/swagger-ui-es-bundle.js").then(({ default: SwaggerUI }) => {
      if (gone || !place.current) return;
      SwaggerUI({
        url,
        domNode: place.current,
        layout: "Calls",
        plugins: [calls],
        deepLinking: true,
        // With all calls open it would draw only those in sight, and the rest is found by no search in the page.
        docExpansion: "none",
        defaultModelsExpandDepth: 0,
        supportedSubmitMethods: [],
        syntaxHighlight: { activated: false },
        onComplete: () => setReady(true),
      });
    });
    return () => void (gone = true);
  }, [url]);

  // It goes to the call that the address names while it is not in sight yet.
  useEffect(() => {
    if (!ready || !window.location.hash) return;
    const frame = requestAnimationFrame(() =>
      place.current?.querySelector(".opblock.is-open")?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, [ready]);

  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle("dark-mode", isDark);
    return () => classList.remove("dark-mode");
  }, [isDark]);

  return (
    <>
      {!ready && children}
      <div ref={place} className={ready ? "" : "hidden"} />
    </>
  );
}

/**
 * Calls and schemas alone, to read: what stands around them is the page's, and nothing is sent from here. The rest mends
 * what a screen reader stumbles over (docs/decisions/0031-reader-of-the-interface.md).
 */
const calls: SwaggerPlugin = ({ React: { createElement } }) => ({
  components: {
    Calls: ({ getComponent }) =>
      createElement(
        "div",
        { className: "swagger-ui" },
        createElement(getComponent("operations", true)),
        createElement(getComponent("Models", true)),
      ),
    // A link within the button that opens a call.
    DeepLink: ({ text }) => text,
    // Fields without a name, for values that nobody can send.
    JsonSchemaForm: () => null,
    authorizeOperationBtn: () => null,
  },
  wrapComponents: {
    // A table that says it is a region is no table any more.
    responses: (Original) => (props) =>
      createElement(
        "div",
        { ref: (part) => part?.querySelector("table")?.removeAttribute("role") },
        createElement(Original, props),
      ),
    // The button of a schema without a name has none either.
    JSONSchema202012Accordion: (Original) => (props) =>
      createElement(
        "span",
        {
          ref: (part) => {
            const button = part?.querySelector("button");
            if (button && !button.textContent) button.ariaLabel = "Fields";
          },
        },
        createElement(Original, props),
      ),
  },
});
