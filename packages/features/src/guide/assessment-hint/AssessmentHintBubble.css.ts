import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Under its item in a drawer, which moves the others on. */
export const under = style({
  vars: { "--anchor-arrow": "14px" },
  width: "auto",
  marginBlock: vars.space[3],
});
