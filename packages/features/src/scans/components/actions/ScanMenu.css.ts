import { text } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const entry = style({ display: "block", paddingBlock: "4px" });
export const reason = style([text({ size: 1, tone: "muted" }), { display: "block", whiteSpace: "normal" }]);
