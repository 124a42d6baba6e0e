import { expect, it } from "vitest";
import * as assistant from "./assistant/index.ts";
import * as badges from "./badges/index.ts";
import * as charts from "./charts/index.ts";
import * as data from "./data/index.ts";
import * as dialogs from "./dialogs/index.ts";
import * as feedback from "./feedback/index.ts";
import * as figures from "./figures/index.ts";
import * as forms from "./forms/index.ts";
import * as guide from "./guide/index.ts";
import * as icons from "./icons/index.ts";
import * as layout from "./layout/index.ts";
import * as menus from "./menus/index.ts";
import * as notices from "./notices/index.ts";
import * as shell from "./shell/index.ts";
import * as theme from "./theme/index.ts";
import * as tokens from "./theme/tokens.ts";
import * as cn from "./words/cn.ts";
import * as en from "./words/en.ts";

// What others build on: a name that goes missing here breaks them, a new one is a promise.
it.each(
  Object.entries({
    assistant,
    badges,
    charts,
    data,
    dialogs,
    feedback,
    figures,
    forms,
    guide,
    icons,
    layout,
    menus,
    notices,
    shell,
    theme,
    tokens,
    "words/en": en,
    "words/cn": cn,
  }),
)("%s exports these names", (_entry, names) => {
  expect(Object.keys(names).sort()).toMatchSnapshot();
});
