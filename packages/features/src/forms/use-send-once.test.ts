import { NetworkError, TimeoutError } from "@candor/api/client";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { useSendOnce } from "./use-send-once.ts";

type Send = (name: string) => Promise<string>;

interface FormProps {
  send: Send;
  latest: (name: string) => Promise<string[]>;
  change?: ((made: string, name: string, earlier: string) => Promise<string> | null) | undefined;
  isOf: (one: string, name: string) => boolean;
  drawn: (send: Send) => void;
}

function Form({ send, latest, change, isOf, drawn }: FormProps) {
  const made = { latest, keyOf: (one: string) => one, isOf };
  drawn(useSendOnce(send, change ? { ...made, change } : made));
  return null;
}

/** The hook's function, of a form that is drawn once. */
function sendOnce(
  send: Send,
  latest: FormProps["latest"],
  change?: FormProps["change"],
  isOf: FormProps["isOf"] = (one, name) => one === name,
): Send {
  const held: Send[] = [];
  renderToString(createElement(Form, { send, latest, change, isOf, drawn: (one) => held.push(one) }));
  const [made] = held;
  if (!made) throw new Error("not drawn");
  return made;
}

test("sends although what is there already is never answered", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.fn(async (name: string) => name);
  const made = sendOnce(send, () => new Promise(() => {}))("one");
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledOnce();
  await expect(made).resolves.toBe("one");
});

test("finds what was made although no answer came, and sends it no more", async () => {
  const there = ["other"];
  const send = vi.fn(async (name: string): Promise<string> => {
    there.push(name);
    throw new NetworkError(null);
  });
  await expect(sendOnce(send, async () => [...there])("one")).resolves.toBe("one");
  expect(send).toHaveBeenCalledOnce();
});

test("what was changed after a lost answer is sent, although one of these values was there before", async () => {
  const there = ["vendors"];
  const lost = new NetworkError(null);
  const taken = new Error("taken");
  const send = vi.fn(async (name: string): Promise<string> => {
    throw there.includes(name) ? taken : lost;
  });
  const once = sendOnce(send, async (name) => there.filter((one) => one === name));
  await expect(once("hosts")).rejects.toBe(lost);
  await expect(once("vendors")).rejects.toBe(taken);
});

test("what is typed over values whose answer was lost changes what they made, and makes no second", async () => {
  const there: string[] = [];
  let reached = false;
  const send = vi.fn(async (name: string): Promise<string> => {
    there.push(name);
    throw new NetworkError(null);
  });
  const change = vi.fn(async (made: string, name: string) => {
    there[there.indexOf(made)] = name;
    if (name === "two") throw new NetworkError(null);
    return name;
  });
  const latest = async () => (reached ? [...there] : Promise.reject(new NetworkError(null)));
  const once = sendOnce(send, latest, change);
  await expect(once("one")).rejects.toThrow();
  reached = true;
  await expect(once("two")).rejects.toThrow();
  await expect(once("three")).resolves.toBe("three");
  expect(there).toEqual(["three"]);
  expect(send).toHaveBeenCalledOnce();
});

/** Entries are known by their key alone, as the list tells them. */
const keyed = (change: (made: string, wanted: string) => Promise<string> | null, there: string[]) => {
  let first = true;
  const send = vi.fn(async (value: string): Promise<string> => {
    if (!first) throw new Error("taken");
    first = false;
    there.push(value);
    throw new NetworkError(null);
  });
  const latest = vi.fn(async () => [...there]);
  latest.mockImplementationOnce(async () => []);
  latest.mockImplementationOnce(() => Promise.reject(new NetworkError(null)));
  return sendOnce(send, latest, change, () => true);
};

test("a change whose answer was lost is made anew where it did not arrive, and is no success before", async () => {
  const there: string[] = [];
  let reached = false;
  const change = async (made: string, wanted: string) => {
    if (made === wanted) return made;
    if (!reached) throw new NetworkError(null);
    there[0] = wanted;
    return wanted;
  };
  const once = keyed(change, there);
  await expect(once("one")).rejects.toThrow();
  await expect(once("two")).rejects.toThrow();
  reached = true;
  await expect(once("two")).resolves.toBe("two");
  expect(there).toEqual(["two"]);
});

test("a change that was refused is refused again, and finds nothing of somebody else's", async () => {
  const taken = new Error("taken");
  const once = keyed(() => Promise.reject(taken), []);
  await expect(once("one")).rejects.toThrow();
  await expect(once("two")).rejects.toBe(taken);
  await expect(once("two")).rejects.toBe(taken);
});

test("what was made is found by the next try, although nobody told what was there before it", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const there: string[] = [];
  const latest = vi.fn(async () => [...there]);
  latest.mockImplementationOnce(() => new Promise(() => {}));
  latest.mockImplementationOnce(() => Promise.reject(new Error("away")));
  const lost = new NetworkError(null);
  const send = vi.fn(async (name: string): Promise<string> => {
    there.push(name);
    throw lost;
  });
  const once = sendOnce(send, latest);
  const first = expect(once("one")).rejects.toBe(lost);
  await vi.runAllTimersAsync();
  await first;
  await expect(once("one")).resolves.toBe("one");
  expect(send).toHaveBeenCalledOnce();
});

test("a list that is never answered after a lost answer ends in an error, and nothing is sent without having looked", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lost = new NetworkError(null);
  const send = vi.fn((): Promise<string> => Promise.reject(lost));
  const latest = vi.fn((): Promise<string[]> => new Promise(() => {}));
  const once = sendOnce(send, latest);
  const first = expect(once("one")).rejects.toBe(lost);
  await vi.runAllTimersAsync();
  await first;
  const second = expect(once("one")).rejects.toBeInstanceOf(TimeoutError);
  await vi.runAllTimersAsync();
  await second;
  latest.mockRejectedValueOnce(lost);
  await expect(once("one")).rejects.toBe(lost);
  expect(send).toHaveBeenCalledOnce();
});

test("the same is made twice where the first was made, and told so", async () => {
  const there: string[] = [];
  let lost = true;
  const send = vi.fn(async (name: string): Promise<string> => {
    if (lost) {
      lost = false;
      throw new NetworkError(null);
    }
    there.push(name);
    return name;
  });
  const once = sendOnce(send, async () => [...there]);
  await expect(once("one")).rejects.toThrow();
  await once("one");
  await once("one");
  expect(there).toEqual(["one", "one"]);
});
