import { canReadDevice } from "../workers.ts";
import { noteBlobs } from "./blobs.ts";
import { openClosedTrees } from "./closed-trees.ts";
import { noteCookies } from "./cookies.ts";
import { noteFingerprinting } from "./fingerprinting.ts";
import { leavePage } from "./leaving.ts";
import { noteListeners, WATCHED } from "./listeners.ts";
import { forwardTimers } from "./timers.ts";
import { makeTools } from "./tools.ts";
import { lookLikeWindow } from "./window.ts";

/**
 * What runs in a page before any of its scripts, as text: each part stands alone and is given its tools. `channel` is a
 * function of the page that nobody can guess, `forward` the event that runs timers early; with a question mark it is
 * the one that leaves the page.
 *
 * The order counts: what a part calls is still the browser's own, so those that change what others call come last.
 */
export function hookSource(channel: string, forward: string): string {
  const parts: readonly [part: (...args: never[]) => void, ...values: unknown[]][] = [
    [noteCookies],
    [lookLikeWindow],
    [openClosedTrees],
    [forwardTimers, forward],
    [leavePage, `${forward}?`],
    [noteFingerprinting],
    [noteListeners, WATCHED],
    [noteBlobs, canReadDevice],
  ];
  const textOf = (value: unknown) => (typeof value === "function" ? `${value}` : JSON.stringify(value));
  const run = parts.map(([part, ...values]) => `(${part})(${["tools", ...values.map(textOf)].join(",")});`);
  return `(()=>{const tools=(${makeTools})(${JSON.stringify(channel)});if(!tools)return;${run.join("\n")}})()`;
}

/** Global Privacy Control as a page sees it. */
export const GPC_SOURCE =
  'Object.defineProperty(Navigator.prototype,"globalPrivacyControl",{get:function globalPrivacyControl(){return true},enumerable:true,configurable:true})';
