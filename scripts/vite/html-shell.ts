import type { Plugin } from "vite";

const ICON = "../../packages/ui/src/icons/LogoMark/mark.svg";

export interface HtmlShellOptions {
  title: string;
  /** Search engines may list its pages. Default true. */
  listed?: boolean;
}

/** What every page of an app has around its script: its head, and the element that the app is drawn into. */
export const htmlShell = ({ title, listed = true }: HtmlShellOptions): Plugin => {
  const head = [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    ...(listed ? [] : ['<meta name="robots" content="noindex" />']),
    `<link rel="icon" type="image/svg+xml" href="${ICON}" />`,
    `<title>${title}</title>`,
  ];
  return {
    name: "candor:html-shell",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html
          .replace("<head></head>", () => `<head>\n    ${head.join("\n    ")}\n  </head>`)
          .replace("<body>", () => '<body>\n    <div id="root"></div>'),
    },
  };
};
