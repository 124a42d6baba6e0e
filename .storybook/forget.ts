import type { Loader } from "@storybook/react-vite";

/** Storybook's own notes lie in the same place. */
const OF_STORYBOOK = /^(@?storybook|sb[-/])/;

/** What one story stored in the browser is not there for the next. */
export const forget: Loader = ({ viewMode }) => {
  if (viewMode === "docs") return;
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!OF_STORYBOOK.test(key)) storage.removeItem(key);
};
