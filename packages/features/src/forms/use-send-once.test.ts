import { NetworkError } from "@candor/api/client";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { useSendOnce } from "./use-send-once.ts";

type Send = (name: string) => Promise<string>;

interface FormProps {
  send: Send;
  latest: () => Promise<string[]>;
  drawn: (send: Send) => void;
}

function Form({ send, latest, drawn }: FormProps) {
  drawn(useSendOnce(send, { latest, keyOf: (one) => one, isOf: (one, name) => one === name }));
  return null;
}

/** The hook's function, of a form that is drawn once. */
function sendOnce(send: Send, latest: FormProps["latest"]): Send {
  const held: Send[] = [];
  renderToString(createElement(Form, { send, latest, drawn: (one) => held.push(one) }));
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
