import type { ScanProgress } from "@candor/engine";
import { and, eq, isNull } from "../database/drizzle.ts";
import { scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

/** Writes at most this often while nothing but the number changes, in milliseconds. */
const EVERY_MS = 500;

/** Names one run of a scan: writes from a run that has been replaced or ended reach nothing. */
export interface RunKey {
  id: string;
  attempt: number;
}

export const isCurrentRun = ({ id, attempt }: RunKey) =>
  and(eq(scan.id, id), eq(scan.attempt, attempt), isNull(scan.finished_at));

/** Writes a run's progress to its scan, one write at a time; `onLost` when another run has taken its place, or it is ended. */
export function progressWriter(db: Db, run: RunKey, onLost: () => void) {
  let latest: ScanProgress | null = null;
  let writing: Promise<void> = Promise.resolve();
  let busy = false;
  let written: ScanProgress = { step: "queued", percent: 0 };
  let writtenAt = 0;

  async function flush(): Promise<void> {
    while (latest) {
      const { step, percent } = latest;
      latest = null;
      written = { step, percent };
      writtenAt = Date.now();
      const rows = await db
        .update(scan)
        .set({ step, progress: percent })
        .where(isCurrentRun(run))
        .returning({ id: scan.id });
      if (rows.length === 0) onLost();
    }
    busy = false;
  }

  return {
    report(progress: ScanProgress): void {
      const soon = progress.step === written.step && Date.now() - writtenAt < EVERY_MS;
      if (soon) return;
      latest = progress;
      if (busy) return;
      busy = true;
      writing = flush().catch(() => {
        busy = false;
      });
    },
    /** Settles when what was reported has been written. */
    idle: () => writing,
  };
}
