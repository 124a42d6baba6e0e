import { afterEach, expect, test, vi } from "vitest";

const server = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", server);
const { callsUntil } = await import("../.storybook/calls.ts");
vi.unstubAllGlobals();

afterEach(() => {
  server.mockReset();
});

/** Whether a promise has settled by now. */
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = {};
  const first = await Promise.race([
    promise.catch(() => null),
    new Promise((done) => setTimeout(done, 0, pending)),
  ]);
  return first !== pending;
};

test("a story that is there hears of its answers, and may give a call up by itself", async () => {
  const story = new AbortController();
  const call = callsUntil(story.signal);
  const answer = new Response("here");
  server.mockResolvedValueOnce(answer);
  expect(await call("/one")).toBe(answer);
  server.mockRejectedValueOnce(new Error("offline"));
  await expect(call("/two")).rejects.toThrow("offline");
  const own = new AbortController();
  server.mockResolvedValueOnce(answer);
  await call("/three", { method: "POST", signal: own.signal });
  own.abort();
  const [path, init] = server.mock.lastCall ?? [];
  expect([path, init?.method, init?.signal?.aborted]).toEqual(["/three", "POST", true]);
});

test("a story that is over asks nothing more, and hears of no answer that is on its way", async () => {
  const story = new AbortController();
  const call = callsUntil(story.signal);
  const late = Promise.withResolvers<Response>();
  const failing = Promise.withResolvers<Response>();
  server.mockReturnValueOnce(late.promise).mockReturnValueOnce(failing.promise);
  const calls = [call("/one"), call("/two")];
  story.abort();
  expect(server.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, true]);
  late.resolve(new Response("late"));
  failing.reject(new Error("given up"));
  calls.push(call("/three"));
  for (const one of calls) expect(await isSettled(one)).toBe(false);
  expect(server).toHaveBeenCalledTimes(2);
});
