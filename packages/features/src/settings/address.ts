import { defineAddress, oneOf, type StateOf } from "../address/index.ts";
import { decisionsFields } from "../decisions/index.ts";

export const SETTINGS_TABS = ["general", "decisions"] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** What the settings show: a tab, and in the ledger its filters. */
export const settingsAddress = defineAddress({
  path: "/settings",
  fields: { tab: oneOf("tab", SETTINGS_TABS, "general"), ...decisionsFields },
});
export type SettingsState = StateOf<typeof settingsAddress>;
