import { addons } from "storybook/manager-api";
import { getPreferredColorScheme } from "storybook/theming";
import { themeOf } from "./theme.ts";

addons.setConfig({ theme: themeOf(getPreferredColorScheme()) });
