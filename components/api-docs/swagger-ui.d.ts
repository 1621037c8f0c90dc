/** What is used of Swagger UI, which comes without types. */
declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  import type { ComponentType, createElement, ReactNode } from "react";

  type Props = { getComponent: (name: string, connected: boolean) => ComponentType; text: string };
  type Part = ComponentType<Props>;

  export type SwaggerPlugin = (system: { React: { createElement: typeof createElement } }) => {
    components: Record<string, (props: Props) => ReactNode>;
    wrapComponents: Record<string, (original: Part) => (props: Props) => ReactNode>;
  };

  export default function SwaggerUI(options: {
    url: string;
    domNode: HTMLElement;
    layout: string;
    plugins: SwaggerPlugin[];
    deepLinking: boolean;
    docExpansion: "list" | "full" | "none";
    defaultModelsExpandDepth: number;
    supportedSubmitMethods: string[];
    syntaxHighlight: { activated: boolean };
    onComplete: () => void;
  }): void;
}
