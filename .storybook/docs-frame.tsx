import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { globalsOf } from "./around.ts";
import { themeOf } from "./theme.ts";

/** A documentation page in the toolbar's theme; each change of the toolbar draws the page anew. */
export default function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={themeOf(globalsOf(window).theme === "dark" ? "dark" : "light")} />;
}
