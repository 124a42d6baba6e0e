import { text } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const unsaved = style([text({ size: 2, tone: "muted" }), { alignSelf: "center" }]);
