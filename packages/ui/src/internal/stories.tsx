import type { Decorator } from "@storybook/react-vite";
import { CandorTheme } from "../theme/CandorTheme/CandorTheme.tsx";
import * as css from "./stories.css.ts";

/** For what lies over its page or fills it: on its documentation page each story stands in a frame of its own. */
export const framed = { docs: { story: { inline: false, height: "480px" } } };

/** Lays a story on sheet with the gutter of a page. */
export const onSheet: Decorator = (Story) => (
  <div className={css.sheet}>
    <Story />
  </div>
);

/** Gives a story the width of a rail: 336 px. */
export const inRail: Decorator = (Story) => (
  <div className={css.rail}>
    <Story />
  </div>
);

/** Gives a story the width of a form beside a page's text: 424 px. */
export const inForm: Decorator = (Story) => (
  <div className={css.form}>
    <Story />
  </div>
);

/** Shows a story in Chinese type, whatever the toolbar says. */
export const inChinese: Decorator = (Story) => (
  <div lang="zh-CN">
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
