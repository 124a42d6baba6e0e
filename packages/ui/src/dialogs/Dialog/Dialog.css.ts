import { styleVariants } from "@vanilla-extract/css";

export const width = styleVariants({
  424: { maxWidth: 424 },
  600: { maxWidth: 600 },
  1040: { maxWidth: 1040 },
});
