import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { unpackChromium } from "./unpack.ts";

/** What it takes to start the browser with playwright-core. */
export interface ChromiumLaunch {
  executablePath: string;
  /** To be laid over `process.env`. */
  env: Record<string, string>;
  args: string[];
}

const ARGS = ["--font-render-hinting=none", "--hide-scrollbars", "--mute-audio"];

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "msedge"];
const USUAL = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

function findInstalled(): string | null {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name + suffix)));
  return [...onPath, ...USUAL].find((path) => existsSync(path)) ?? null;
}

let unpacked: Promise<ChromiumLaunch> | null = null;

async function shipped(): Promise<ChromiumLaunch> {
  const parts = await unpackChromium();
  const libraries = [parts.libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  return {
    executablePath: parts.executablePath,
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: parts.fonts, HOME: process.env.HOME ?? tmpdir() },
    args: ARGS,
  };
}

/**
 * The Chromium to use: the one `CANDOR_CHROMIUM` names; else, on Linux x64, the one that ships
 * with the dependencies (unpacked at first use); else an installed Chrome, Chromium or Edge.
 */
export async function chromium(): Promise<ChromiumLaunch> {
  const named = process.env.CANDOR_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CANDOR_CHROMIUM names ${named}, which does not exist`);
    return { executablePath: named, env: {}, args: ARGS };
  }
  if (process.platform === "linux" && process.arch === "x64") {
    unpacked ??= shipped().catch((error: unknown) => {
      unpacked = null;
      throw error;
    });
    return unpacked;
  }
  const executablePath = findInstalled();
  if (!executablePath)
    throw new Error("No Chrome or Chromium found: install one, or set CANDOR_CHROMIUM to its path");
  return { executablePath, env: {}, args: ARGS };
}
