import { expect, test } from "vitest";
import { withServer } from "../testing/with-server.ts";
import { eq } from "./drizzle.ts";
import { throttle } from "./schema.ts";

withServer("a transaction", (server) => {
  const row = { key: "committed", count: 1, window_ends_at: new Date() };

  test("has work done once it is through, once for each function", async () => {
    const { db } = server.services;
    const done: unknown[] = [];
    const look = () => void done.push(db.select().from(throttle).where(eq(throttle.key, row.key)));
    await db.transaction(async (tx) => {
      tx.onCommit(look);
      tx.onCommit(look);
      await tx.insert(throttle).values(row);
      expect(done).toEqual([]);
    });
    expect(done).toHaveLength(1);
    expect(await done[0]).toHaveLength(1);
  });

  test("has nothing done where it fails", async () => {
    const done: string[] = [];
    const work = server.services.db.transaction(async (tx) => {
      tx.onCommit(() => void done.push("woken"));
      throw new Error("thought better of it");
    });
    await expect(work).rejects.toThrow("thought better of it");
    expect(done).toEqual([]);
  });
});
