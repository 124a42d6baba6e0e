import { LogoMark } from "@candor/ui/icons";
import type { ReactNode } from "react";
import * as css from "./PublicFrame.css.ts";

/** Mark and name over a public page, and what follows them. */
export const Brand = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div className={css.brand}>
    <LogoMark size={28} />
    <span className={css.wordmark}>{name}</span>
    {children}
  </div>
);
