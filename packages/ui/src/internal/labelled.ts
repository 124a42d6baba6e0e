import type { ReactNode } from "react";

/** A visible label or an `aria-label`, never both and never neither. */
export type Labelled =
  | {
      /** Visible label. */
      label: ReactNode;
      "aria-label"?: never;
    }
  | {
      label?: never;
      /** Name for assistive technology where the design shows no label. */
      "aria-label": string;
    };
