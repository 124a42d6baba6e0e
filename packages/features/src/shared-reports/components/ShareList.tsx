import type { ReportShare } from "@candor/api/contract";
import { rows } from "../../frames/index.ts";
import { ShareRow } from "./ShareRow.tsx";

export interface ShareListProps {
  shares: readonly ReportShare[];
  /** Name of the list. */
  label: string;
  /** Asks whether to take one back; absent where the reader may not. */
  onRevoke?: ((share: ReportShare) => void) | undefined;
}

/** Links to a report, the newest first, each with who opened it. */
export function ShareList({ shares, label, onRevoke }: ShareListProps) {
  return (
    <ul className={rows.list} aria-label={label}>
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} onRevoke={onRevoke && (() => onRevoke(share))} />
      ))}
    </ul>
  );
}
