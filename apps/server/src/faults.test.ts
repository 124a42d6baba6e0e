import { describe, expect, type TestContext, test } from "vitest";
import { whyNoPostgres } from "./testing/postgres.ts";
import { killWeb, killWorker, type Outcome, restartDatabase } from "./testing/processes/faults.ts";
import { makeWorld, type World } from "./testing/processes/world.ts";

const SIZE = { writers: 6, writes: 30, assessments: 2 };
const noPostgres = await whyNoPostgres();

/** What callers may see of a server that is gone, or of its database: never a failure without a reason. */
const CLEAR = /^(NetworkError|503 common\.unavailable) × \d+$/;

async function worldOf(kind: World["kind"], { onTestFinished }: TestContext): Promise<World> {
  const world = await makeWorld(kind, { companies: 3, people: 3 });
  onTestFinished(world.close);
  return world;
}

function expectWhole({ acknowledged, lost, repeated, meanwhile }: Outcome): void {
  expect({ lost, repeated }).toEqual({ lost: 0, repeated: 0 });
  expect(acknowledged).toBeGreaterThan(0);
  expect(meanwhile.filter((label) => !CLEAR.test(label))).toEqual([]);
}

// Side by side: most of the time goes by in waiting until a dead process counts as dead.
describe.concurrent("a fault in the middle of work", { timeout: 300_000 }, () => {
  for (const kind of ["embedded", "postgres"] as const) {
    const run = test.skipIf(kind === "postgres" && noPostgres);
    run(`no acknowledged write is lost when the web process is killed, on ${kind}`, async (context) => {
      expectWhole(await killWeb(await worldOf(kind, context), SIZE));
    });
    run(`nothing is done twice when the worker is killed, on ${kind}`, async (context) => {
      const outcome = await killWorker(await worldOf(kind, context), SIZE);
      expectWhole(outcome);
      // The one whose answer was lost with the worker: sent again, as the same message.
      expect(outcome.resent).toBe(1);
    });
  }

  test.skipIf(noPostgres ?? process.env.DATABASE_URL)(
    "a database that crashes and comes back loses no acknowledged write, and is told of as such",
    async (context) => {
      expectWhole(await restartDatabase(await worldOf("postgres", context), SIZE));
    },
  );
});
