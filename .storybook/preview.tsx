import "@candor/ui/styles";
// Chinese in Storybook alone, where pictures must not depend on the fonts of the machine; the apps use the system's.
import "@fontsource-variable/noto-sans-sc/index.css";
import "./punctuation.css";
import type { Preview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import { configure } from "storybook/test";
import { globalsOf, pageAround, stayInPlace } from "./around.ts";
import { ownCalls } from "./calls.ts";
import { choices } from "./choices.ts";
import { DocsFrame, UsagePage } from "./docs.tsx";
import { forget } from "./forget.ts";
import { frame } from "./frame.tsx";
import { usageOf } from "./source.ts";
import { globalTypes, initialGlobals, modes, viewports } from "./toolbar.ts";

configure({
  // A busy machine may take its time, also after the client has tried again; what never comes still fails.
  asyncUtilTimeout: 20_000,
  // A query that waits fails often before it succeeds: to write the whole page into each of its errors costs more than
  // the query, and the story itself shows it better.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
});

// Storybook's own messages stand before each story and link elsewhere: a link that skips to a story's content is to come
// first, as on a page.
for (const link of document.querySelectorAll(".sb-wrapper a")) link.removeAttribute("href");

// A story on a documentation page follows the toolbar of that page.
const page = pageAround();
if (page) stayInPlace();

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...(page && globalsOf(page)) },
  parameters: {
    // The addon leaves this rule out by itself; a story stands in the main part of a page, as in the product.
    a11y: {
      test: "error",
      config: { rules: [{ id: "region", enabled: true }] },
      // To describe every element that is right takes as long as to examine it; no rule that is on asks for style sheets.
      options: { resultTypes: ["violations", "incomplete"], preload: { assets: ["media"] } },
    },
    chromatic: { modes },
    controls: { expanded: true },
    // The code is what is written: to draw it from what is rendered walks through whole pages and their stores.
    docs: { container: DocsFrame, page: UsagePage, source: { type: "code", transform: usageOf } },
    layout: "fullscreen",
    options: {
      storySort: {
        order: ["Start", "Tokens", "Writing", "Accessibility", "Palette", "UI", "Features", "Portal", "MIS"],
      },
    },
    viewport: { options: viewports },
  },
  loaders: [
    forget,
    ownCalls,
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({ onUnhandledFrame: "bypass", quiet: true });
      return worker;
    }),
  ],
  argTypesEnhancers: [choices],
  // What fades has its colours when it has ended: axe looks after this.
  afterEach: async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  },
  decorators: [frame],
};

export default preview;
