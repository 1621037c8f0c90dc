import type { SwaggerPlugin } from "swagger-ui-dist/swagger-ui-es-bundle.js";

/**
 * Calls and schemas alone, to read: what stands around them is the page's, and nothing is sent from here. The rest mends
 * what a screen reader stumbles over (docs/decisions/0031-reader-of-the-interface.md).
 */
export const calls: SwaggerPlugin = ({ React: { createElement } }) => ({
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
