import { defineAddress, listFields, oneOf, type StateOf } from "../address/index.ts";

export const USES = ["on", "off"] as const;

/** What the whitelist shows. */
export const whitelistAddress = defineAddress({
  path: "/view-mis/whitelist/chat",
  fields: { use: oneOf("use", USES), ...listFields },
});
export type WhitelistState = StateOf<typeof whitelistAddress>;
