import type { StatusCounts } from "@candor/api/entities";
import { Vernier } from "@candor/ui/figures";
import { useStatusTexts } from "../../platform/index.ts";
import { detail } from "../rows.css.ts";

export interface CountsCellProps {
  /** Null: there is no result. */
  counts: StatusCounts | null;
  /** Said where there is no result. */
  none: string;
}

/** The results of a row's checks as one scale. */
export function CountsCell({ counts, none }: CountsCellProps) {
  const status = useStatusTexts();
  if (!counts) return <span className={detail}>{none}</span>;
  return <Vernier size="row" counts={counts} label={status.counts(counts)} />;
}
