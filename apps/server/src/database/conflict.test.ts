import { expect, test } from "vitest";
import { withServer } from "../testing/with-server.ts";
import { asc, eq, sql } from "./drizzle.ts";
import { throttle } from "./schema.ts";

const later = new Date(Date.now() + 60_000);

withServer("transactions that meet", (server) => {
  test("are all done once, in whatever order they take their rows", async () => {
    const { db } = server.services;
    const keys = ["a", "b"];
    await db.insert(throttle).values(keys.map((key) => ({ key, count: 0, window_ends_at: later })));
    const firstHeld = keys.map(() => Promise.withResolvers<void>());
    const add = (who: number, order: string[]) =>
      db.transaction(async (tx) => {
        for (const key of order) {
          await tx
            .update(throttle)
            .set({ count: sql`${throttle.count} + 1` })
            .where(eq(throttle.key, key));
          firstHeld[who]?.resolve();
          // Both hold their first row before either asks for its second; one connection never holds two.
          if (server.database.kind === "postgres") await Promise.all(firstHeld.map(({ promise }) => promise));
        }
      });
    await Promise.all([add(0, keys), add(1, keys.toReversed())]);
    const rows = await db.select().from(throttle).orderBy(asc(throttle.key));
    expect(rows.map(({ key, count }) => [key, count])).toEqual(keys.map((key) => [key, 2]));
  });

  test("that may not see one another's work see it, one after the other", async () => {
    const { db } = server.services;
    await db.insert(throttle).values({ key: "serial", count: 0, window_ends_at: later });
    const raise = () =>
      db.transaction(
        async (tx) => {
          const [row] = await tx.select().from(throttle).where(eq(throttle.key, "serial"));
          await tx
            .update(throttle)
            .set({ count: (row?.count ?? 0) + 1 })
            .where(eq(throttle.key, "serial"));
        },
        { isolationLevel: "serializable" },
      );
    await Promise.all([raise(), raise(), raise()]);
    const [row] = await db.select().from(throttle).where(eq(throttle.key, "serial"));
    expect(row?.count).toBe(3);
  });
});
