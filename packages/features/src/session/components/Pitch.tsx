import { Vernier, type VernierProps } from "@candor/ui/figures";
import type { ReactNode } from "react";
import * as css from "./PublicFrame.css.ts";

/** The invented assessment that the promise is drawn with. */
export const SPECIMEN = { critical: 3, medium: 8, low: 11, potential: 4, uncertain: 2, passed: 60 };

export interface PitchProps {
  title: string;
  text: string;
  /** Height of the figure. */
  size: VernierProps["size"];
  /** Reads the figure aloud. */
  figureLabel: string;
  /** Under the figure. */
  children?: ReactNode;
}

/** What a public page promises, with an assessment drawn under it. */
export const Pitch = ({ title, text, size, figureLabel, children }: PitchProps) => (
  <>
    <p className={css.headline}>{title}</p>
    <p className={css.lead}>{text}</p>
    <Vernier counts={SPECIMEN} size={size} width={699} label={figureLabel} />
    {children}
  </>
);
