import { StoryPlatform } from "@candor/features/platform/testing";
import { CandorTheme } from "@candor/ui/theme";
import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, useMemo } from "react";
import { callsUntil } from "./calls.ts";
import { MainPart } from "./main-part.tsx";

function useDirection(direction: "ltr" | "rtl") {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
}

/**
 * Every story stands in the theme, density, direction and language of the toolbar. With the parameter
 * `beside: "main"` it stands beside the main part of the page.
 */
export const frame: Decorator = (Story, { abortSignal, globals, parameters }) => {
  useDirection(globals.direction === "rtl" ? "rtl" : "ltr");
  // Its own, not the page's: what comes back late calls by the next story's else.
  const calls = useMemo(() => callsUntil(abortSignal), [abortSignal]);
  return (
    <CandorTheme
      appearance={globals.theme === "dark" ? "dark" : "light"}
      density={globals.density === "compact" ? "compact" : undefined}
    >
      <StoryPlatform
        language={globals.language === "cn" ? "cn" : "en"}
        pseudo={globals.language === "pseudo"}
        address={parameters.address}
        fetch={calls}
      >
        {parameters.beside === "main" ? (
          <Story />
        ) : (
          <MainPart>
            <Story />
          </MainPart>
        )}
      </StoryPlatform>
    </CandorTheme>
  );
};
