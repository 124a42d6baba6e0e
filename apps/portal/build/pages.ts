import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import type * as Server from "../src/public/draw.tsx";
import { bootScript } from "./boot.ts";
import { textsKey } from "./texts.ts";

const LANGUAGES = ["en", "cn"] as const;

const inline = (body: string) => `<script>${body.replaceAll("</script", "<\\/script")}</script>`;

/** Puts the stylesheets that the HTML links to into it. */
async function inlineStyles(html: string, dist: string): Promise<string> {
  const links = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  let result = html;
  for (const [tag, href = ""] of links) {
    const css = await readFile(join(dist, href), "utf8");
    result = result.replace(tag, () => `\n    <style>${css.trim()}</style>`);
  }
  return result;
}

/**
 * Finishes the built HTML: sign-in as drawn markup in each language with its styles
 * inside, and the app's page with the script that starts its first requests.
 */
export async function writePages(dist: string, serverBundle: string): Promise<void> {
  const server: typeof Server = await import(pathToFileURL(serverBundle).href);
  const manifest: Manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8"));
  const theme = inline(server.themeScript);

  const template = await inlineStyles(await readFile(join(dist, "login.html"), "utf8"), dist);
  await mkdir(join(dist, "pages"), { recursive: true });
  for (const language of LANGUAGES) {
    const { markup, lang, title } = await server.drawLogin(language);
    const texts = manifest[textsKey(manifest, "session", language) ?? ""];
    const preload = texts ? `<link rel="modulepreload" crossorigin href="/${texts.file}">` : "";
    const html = template
      .replace('<html lang="en">', `<html lang="${lang}">`)
      .replace("<title>Candor</title>", () => `<title>${title}</title>\n    ${theme}\n    ${preload}`)
      .replace('<div id="root"></div>', () => `<div id="root" data-language="${language}">${markup}</div>`);
    await writeFile(join(dist, `pages/login.${language}.html`), html);
  }
  await rm(join(dist, "login.html"));

  // The public pages' shell: the theme before the first paint, and nothing that needs a session.
  const shell = await readFile(join(dist, "pages.html"), "utf8");
  await writeFile(
    join(dist, "pages/index.html"),
    shell.replace("<title>Candor</title>", (title) => `${title}\n    ${theme}`),
  );
  await rm(join(dist, "pages.html"));

  const index = await readFile(join(dist, "index.html"), "utf8");
  const boot = inline(await bootScript(manifest, server));
  await writeFile(
    join(dist, "index.html"),
    index
      .replace("<title>Candor</title>", (title) => `${title}\n    ${theme}\n    ${boot}`)
      .replace('<div id="root">', (root) => `${root}${server.fontWarmUp}`),
  );
  await rm(join(dist, ".vite"), { recursive: true });
}
