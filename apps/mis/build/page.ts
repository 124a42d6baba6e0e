import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import { bootScript, inlineScript } from "../../../scripts/vite/boot-script.ts";
import { readPageFiles } from "../../../scripts/vite/page-files.ts";
import type * as Server from "../src/boot/prerender.tsx";
import { TEXTS } from "./texts.ts";

/** Finishes the built page: what starts its first requests, and its fonts looked up while it waits for the script. */
export async function writePage(dist: string, serverBundle: string, base: string): Promise<void> {
  const server: typeof Server = await import(pathToFileURL(serverBundle).href);
  const manifest: Manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8"));
  const boot = await bootScript({
    manifest,
    pages: await readPageFiles(dist),
    entry: "index.html",
    base,
    head: fileURLToPath(new URL("../src/boot/head.ts", import.meta.url)),
    texts: TEXTS,
    common: ["common", "staff-session"],
    user: server.userCall,
    screens: server.screens,
  });
  const page = join(dist, "index.html");
  const html = await readFile(page, "utf8");
  await writeFile(
    page,
    html
      .replace("</title>", (end) => `${end}\n    ${inlineScript(boot)}`)
      .replace('<div id="root">', (root) => `${root}${server.fontWarmUp}`),
  );
  await rm(join(dist, ".vite"), { recursive: true });
}
