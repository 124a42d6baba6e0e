import "@candor/ui/styles";
import { StoryPlatform } from "@candor/features/platform/testing";
import { CandorTheme } from "@candor/ui/theme";
import type { Preview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";

const preview: Preview = {
  globalTypes: {
    theme: {
      toolbar: { title: "Theme", icon: "contrast", items: ["light", "dark"], dynamicTitle: true },
    },
    language: {
      toolbar: {
        title: "Language",
        icon: "globe",
        items: [
          { value: "en", title: "English" },
          { value: "cn", title: "简体中文" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light", language: "en" },
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    controls: { expanded: true },
    options: { storySort: { order: ["Start", "UI", "Features", "Portal", "MIS"] } },
    viewport: {
      options: {
        narrow: { name: "Narrow 390", styles: { width: "390px", height: "844px" } },
        wide: { name: "Wide 1440", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({ onUnhandledRequest: "bypass", quiet: true });
      return worker;
    }),
  ],
  decorators: [
    (Story, { globals }) => (
      <CandorTheme appearance={globals.theme === "dark" ? "dark" : "light"}>
        <StoryPlatform language={globals.language === "cn" ? "cn" : "en"}>
          <Story />
        </StoryPlatform>
      </CandorTheme>
    ),
  ],
};

export default preview;
