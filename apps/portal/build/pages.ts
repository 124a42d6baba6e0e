import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import { bootScript, inlineScript } from "../../../scripts/vite/boot-script.ts";
import { readPageFiles } from "../../../scripts/vite/page-files.ts";
import { textsKey } from "../../../scripts/vite/texts.ts";
import type * as Server from "../src/public/prerender.tsx";
import { TEXTS } from "./texts.ts";

const LANGUAGES = ["en", "cn"] as const;

const view = (rest: string) => `/apps/:objectId/:objectVersionId/:scanId/${rest}`;
const figure = (name: string) => [`applications/components/${name}.tsx`];
/** What stands over the tables of an application's views, by their addresses. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  [view("cookies")]: figure("CookiesFigure"),
  [view("data-sharing")]: figure("SharingFigure"),
  [view("ds/:cardKey")]: figure("SharingFigure"),
  [view("dc/:cardKey")]: figure("BordersFigure"),
};

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

interface DrawnPage {
  language: (typeof LANGUAGES)[number];
  theme: string;
  drawn: Server.Drawn;
  /** The page's texts, fetched beside its script. */
  preload: string | undefined;
}

/** A page's HTML with its markup in it. */
function drawnPage(template: string, { language, theme, drawn, preload }: DrawnPage): string {
  const { markup, lang, title, attributes = "" } = drawn;
  const texts = preload ? `<link rel="modulepreload" crossorigin href="/${preload}">` : "";
  const root = `<div id="root" data-language="${language}"${attributes}>${markup}</div>`;
  return template
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace("<title>Candor</title>", () => `<title>${title}</title>\n    ${theme}\n    ${texts}`)
    .replace('<div id="root"></div>', () => root);
}

/**
 * Finishes the built HTML: sign-in and the campaign's pages as drawn markup in each language with
 * their styles inside, and the app's page with the script that starts its first requests.
 */
export async function writePages(dist: string, serverBundle: string): Promise<void> {
  const server: typeof Server = await import(pathToFileURL(serverBundle).href);
  const manifest: Manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8"));
  const theme = inlineScript(server.themeScript);

  await mkdir(join(dist, "pages"), { recursive: true });
  for (const language of LANGUAGES) {
    const write = async (entry: string, name: string, texts: string, drawn: Server.Drawn) => {
      const template = await inlineStyles(await readFile(join(dist, entry), "utf8"), dist);
      const file = manifest[textsKey(manifest, TEXTS, texts, language) ?? ""]?.file;
      const html = drawnPage(template, { language, theme, drawn, preload: file });
      await writeFile(join(dist, `pages/${name}.${language}.html`), html);
    };
    await write("login.html", "login", "session", await server.drawLogin(language));
    for (const page of server.campaignPages) {
      await write("campaign.html", `campaign.${page}`, "campaign", await server.drawCampaign(page, language));
    }
  }
  await rm(join(dist, "login.html"));
  await rm(join(dist, "campaign.html"));

  // The public pages' shell: the theme before the first paint, and nothing that needs a session.
  const shell = await readFile(join(dist, "pages.html"), "utf8");
  await writeFile(
    join(dist, "pages/index.html"),
    shell.replace("<title>Candor</title>", (title) => `${title}\n    ${theme}`),
  );
  await rm(join(dist, "pages.html"));

  const index = await readFile(join(dist, "index.html"), "utf8");
  const boot = inlineScript(
    await bootScript({
      manifest,
      pages: await readPageFiles(dist),
      entry: "index.html",
      base: "/",
      head: fileURLToPath(new URL("../src/boot/head.ts", import.meta.url)),
      texts: TEXTS,
      common: ["common", "shell"],
      user: server.userCall,
      screens: server.bootedScreens.map((screen) => ({ ...screen, parts: FIGURES[screen.path] ?? [] })),
    }),
  );
  await writeFile(
    join(dist, "index.html"),
    index
      .replace("<title>Candor</title>", (title) => `${title}\n    ${theme}\n    ${boot}`)
      .replace('<div id="root">', (root) => `${root}${server.fontWarmUp}`),
  );
  await writeFile(join(dist, "routes.json"), JSON.stringify(server.pagePaths));
  await rm(join(dist, ".vite"), { recursive: true });
}
