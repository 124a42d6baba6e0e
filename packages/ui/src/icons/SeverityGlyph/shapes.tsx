import type { ReactNode } from "react";
import type { CheckStatus } from "../status.ts";
import * as css from "./SeverityGlyph.css.ts";

const ring = <circle cx="8" cy="8" fill="none" r="6.9" strokeWidth="1.5" />;

/** A result from a newer server than this code knows: not a finding, and not one of the seven others. */
export const unknownShape = (
  <>
    {ring}
    <path d="M4.6 8h0M8 8h0M11.4 8h0" fill="none" strokeLinecap="round" strokeWidth="1.9" />
  </>
);

/** 16-unit drawings. Filled polygon: a finding. Ring: no finding. Square: a person's decision. */
export const shapes: Record<CheckStatus, ReactNode> = {
  critical: (
    <>
      <path d="M5.1.8h5.8l4.3 4.3v5.8l-4.3 4.3H5.1L.8 10.9V5.1z" stroke="none" />
      <path className={css.cut} d="M8 4.2v4.6" strokeLinecap="round" strokeWidth="1.9" />
      <circle className={css.cutDot} cx="8" cy="11.7" r="1.15" />
    </>
  ),
  medium: <path d="M8 .4 15.6 8 8 15.6.4 8z" stroke="none" />,
  low: <path d="M1.2 2.6h13.6L8 14.6z" stroke="none" />,
  potential: (
    <>
      <circle
        cx="8"
        cy="8"
        fill="none"
        r="6.3"
        strokeDasharray="2.9 2.04"
        strokeDashoffset="1.4"
        strokeWidth="2"
      />
      <circle cx="8" cy="8" r="1.7" stroke="none" />
    </>
  ),
  uncertain: (
    <>
      {ring}
      <path
        d="M6.1 6.3a1.95 1.95 0 1 1 2.9 1.75c-.66.38-1 .7-1 1.35"
        fill="none"
        strokeLinecap="round"
        strokeWidth="1.5"
      />
      <circle cx="8" cy="11.6" r=".95" stroke="none" />
    </>
  ),
  error: (
    <>
      {ring}
      <path d="m3.4 12.6 9.2-9.2" strokeWidth="1.5" />
    </>
  ),
  resolved: (
    <>
      <rect fill="none" height="13.4" rx="1" strokeWidth="1.6" width="13.4" x="1.3" y="1.3" />
      <path
        d="m4.9 8.3 2.2 2.2 4.1-4.8"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
      />
    </>
  ),
  passed: (
    <>
      {ring}
      <path
        d="m5 8.3 2.1 2.1 4-4.5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
      />
    </>
  ),
};
