import type { ScanProgress } from "@candor/engine";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { scan } from "../database/schema.ts";

/** Writes at most this often while nothing but the number changes, in milliseconds. */
const EVERY_MS = 500;

/** A run's hold on its scan: writes from a run that has been replaced or ended reach nothing. */
export interface Hold {
  id: string;
  attempt: number;
}

export const held = ({ id, attempt }: Hold) =>
  and(eq(scan.id, id), eq(scan.attempt, attempt), isNull(scan.finished_at));

/** Writes a run's progress to its scan, one write at a time; `onLost` when the run has lost its hold. */
export function progressWriter(db: Db, hold: Hold, onLost: () => void) {
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
        .where(held(hold))
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
