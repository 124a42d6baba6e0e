import { expect, it } from "vitest";
import { bothQueries, type ScreenQuery } from "./both-queries.ts";

const query = (part: Partial<ScreenQuery<string>>): ScreenQuery<string> => ({
  ...{ data: undefined, error: null, isFetching: false, refetch: async () => {} },
  ...part,
});
const failed = query({ error: new Error("unavailable") });

it("has failed once both are answered: one that is still on its way would fail after the next try", () => {
  const onItsWay = query({ isFetching: true });
  expect(bothQueries(failed, onItsWay).error).toBeNull();
  expect(bothQueries(onItsWay, failed).error).toBeNull();
  expect(bothQueries(failed, query({ data: "there" })).error?.message).toBe("unavailable");
  expect(bothQueries(failed, failed).error?.message).toBe("unavailable");
});

it("asks again for what failed alone", async () => {
  const asked: string[] = [];
  const failing = query({ ...failed, refetch: async () => asked.push("failed") });
  const there = query({ data: "there", refetch: async () => asked.push("there") });
  await bothQueries(there, failing).refetch();
  expect(asked).toEqual(["failed"]);
});
