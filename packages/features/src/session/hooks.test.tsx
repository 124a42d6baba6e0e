import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useOtherTabs } from "./hooks.ts";
import { dropToken, storeToken, TOKEN_KEY } from "./storage.ts";

let root: Root;
let heard: boolean[];

function Listener() {
  useOtherTabs((signedIn) => heard.push(signedIn));
  return null;
}

/** What a browser sends to this tab after another one changed the storage. */
const changed = (key: string | null, storageArea: Storage = localStorage) =>
  window.dispatchEvent(new StorageEvent("storage", { key, storageArea }));

beforeEach(() => {
  heard = [];
  storeToken("a-token");
  root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Listener />));
});
afterEach(() => {
  root.unmount();
  dropToken();
});

it("hears of a sign-out in another tab", () => {
  dropToken();
  changed(TOKEN_KEY);
  expect(heard).toEqual([false]);
});

it("hears when another tab clears the storage, and when it signs in as someone else", () => {
  localStorage.clear();
  changed(null);
  storeToken("another-token");
  changed(TOKEN_KEY);
  expect(heard).toEqual([false, true]);
});

it("does not mind other keys and other storages", () => {
  changed("candor.lang");
  changed(TOKEN_KEY, sessionStorage);
  expect(heard).toEqual([]);
});

it("stops listening when it leaves", () => {
  root.unmount();
  changed(TOKEN_KEY);
  expect(heard).toEqual([]);
});
