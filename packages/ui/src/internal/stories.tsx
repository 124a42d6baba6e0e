import type { Decorator } from "@storybook/react-vite";
import { CandorTheme } from "../theme/CandorTheme/CandorTheme.tsx";
import * as css from "./stories.css.ts";

/** Lays a story on sheet with the gutter of a page. */
export const onSheet: Decorator = (Story) => (
  <div className={css.sheet}>
    <Story />
  </div>
);

/** Shows a story in the dark whatever the toolbar says. */
export const inDark: Decorator = (Story) => (
  <CandorTheme appearance="dark">
    <div className={css.sheet}>
      <Story />
    </div>
  </CandorTheme>
);
