import { createHash } from "node:crypto";
import { access, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isStorable, type Language, SHOW_TYPES, type ShowType } from "@candor/api/entities";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../envelope.ts";
import { languageOf } from "../language.ts";
import { screensOf } from "./pages.ts";
import { preloadLinks } from "./preload-links.ts";

/** The built apps. A missing one is served as a page that says how to build it. */
export interface AppFolders {
  portal: string;
  mis: string;
}

const built = (app: string) => fileURLToPath(new URL(`../../../../${app}/dist`, import.meta.url));
export const builtApps: AppFolders = { portal: built("portal"), mis: built("mis") };

/** Where the staff console lives. */
export const MIS_PATH = "/view-mis";
/** What a campaign is about; null where none runs at the address. */
export type CampaignTypeOf = (cid: string) => Promise<ShowType | null>;

/** HTML of the pages that anyone may read. */
const PUBLIC_SHELL = "pages/index.html";
const LANGUAGE_COOKIE = /(?:^|;\s*)candor\.lang=(en|cn|zh)\b/;

async function htmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(".html"));
}

/** `'sha256-…'` of every inline script in the HTML of the apps: what a strict policy lets run. */
export async function inlineScriptHashes(folders: AppFolders): Promise<string[]> {
  const hashes = new Set<string>();
  for (const folder of Object.values(folders)) {
    for (const name of await htmlFiles(folder)) {
      const html = await readFile(join(folder, name), "utf8");
      for (const body of inlineScripts(html))
        hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
    }
  }
  return [...hashes];
}

/** What stands in a page's own scripts. Each piece up to an end holds one script at most. */
function inlineScripts(html: string): string[] {
  const pieces = html.split(/<\/script>/i).slice(0, -1);
  return pieces.flatMap((piece) => {
    const start = piece.search(/<script\b/i);
    const close = piece.indexOf(">", start);
    if (start < 0 || close < 0 || /\bsrc\b/i.test(piece.slice(start, close))) return [];
    return piece.slice(close + 1) || [];
  });
}

/** Names with a hash in them never change; HTML and the rest are asked for again. */
const HASHED = /-[A-Za-z0-9_-]{8}\.\w{1,9}(?:\.br)?$/;

const ASSET = /^\/(?:view-mis\/)?assets\/[\w.-]+$/;

/** A file that a build made after this process began: pages are read anew, and name it. Null for what is none. */
async function laterAsset(
  path: string,
  folders: AppFolders,
): Promise<{ name: string; folder: string } | null> {
  if (!ASSET.test(path) || !HASHED.test(path)) return null;
  const isConsole = path.startsWith(`${MIS_PATH}/`);
  const name = isConsole ? path.slice(MIS_PATH.length + 1) : path.slice(1);
  const folder = isConsole ? folders.mis : folders.portal;
  const isThere = await access(join(folder, name)).then(
    () => true,
    () => false,
  );
  return isThere ? { name, folder } : null;
}

const inAssets = (path: string) => path.replaceAll("\\", "/").includes("/assets/");

function cacheHeaders(reply: FastifyReply, path: string): void {
  const forever = inAssets(path) && HASHED.test(path);
  reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
}

/** Pages for everybody. Any other is of one person, one company or one applicant: no search engine lists it. */
const LISTED =
  /^\/(?:login|pages\/(?:login|help|privacy-policy|cookie-notice|term-of-use)|activity\/start)(?:\/|$)/;

const NOT_BUILT =
  "<!doctype html><title>Candor</title><p>This app is not built. Run <code>pnpm build</code>.</p>";

/** Serves the portal at `/` and the staff console at `/view-mis`, with files compressed at build. */
export async function serveApps(
  app: FastifyInstance,
  folders: AppFolders,
  campaignTypeOf: CampaignTypeOf,
): Promise<void> {
  const shared = {
    preCompressed: true,
    wildcard: false,
    index: false as const,
    // The contents of a folder that is not there yet are nothing, not an error.
    suppressWarning: true,
    cacheControl: false,
    setHeaders: cacheHeaders,
  };
  await app.register(fastifyStatic, { ...shared, root: folders.portal, prefix: "/" });
  await app.register(fastifyStatic, {
    ...shared,
    root: folders.mis,
    prefix: `${MIS_PATH}/`,
    decorateReply: false,
  });
  const pages = new Set(await htmlFiles(folders.portal));
  const isScreen = await screensOf(folders.portal);
  const isConsoleScreen = await screensOf(folders.mis);
  const misPages = await htmlFiles(folders.mis);
  const misBuilt = misPages.includes("index.html");
  // Only pages without content of their own: elsewhere a script would be fetched at the cost of what is seen.
  const shells = (names: Iterable<string>) => [...names].filter((name) => name.endsWith("index.html"));
  const links = new Map([
    ...(await preloadLinks(folders.portal, shells(pages))),
    ...(await preloadLinks(folders.mis, shells(misPages))),
  ]);
  const html = (reply: FastifyReply, name: string, folder: string, there: boolean) => {
    if (!there) return reply.code(503).type("text/html; charset=utf-8").send(NOT_BUILT);
    const link = links.get(join(folder, name));
    if (link) reply.header("link", link);
    const [path = "/"] = reply.request.url.split("?");
    if (!LISTED.test(path)) reply.header("x-robots-tag", "noindex");
    return reply.sendFile(name, folder);
  };

  for (const path of ["/login", "/pages/login"]) {
    app.get(path, (request, reply) => {
      const page = `pages/login.${cookieLanguage(request)}.html`;
      reply.header("vary", "accept-language, cookie");
      return html(reply, pages.has(page) ? page : "index.html", folders.portal, pages.size > 0);
    });
  }

  /** A campaign's page that was drawn for what it is about: it is read before the script is there. */
  const campaignPage = (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const page = `pages/campaign.${name}.${chosenLanguage(request) ?? "cn"}.html`;
    reply.header("vary", "cookie");
    return html(reply, pages.has(page) ? page : "index.html", folders.portal, pages.size > 0);
  };
  app.get<{ Params: { cid: string } }>("/activity/start/:cid", async (request, reply) => {
    const { cid } = request.params;
    const type = isStorable(cid) ? await campaignTypeOf(cid) : null;
    const [kind = "unknown"] = Object.entries(SHOW_TYPES).find(([, number]) => number === type) ?? [];
    return campaignPage(request, reply, kind);
  });
  app.get("/activity/confirm/:code", (request, reply) => campaignPage(request, reply, "confirm"));

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const [path = "/"] = request.url.split("?");
    const later = request.method === "GET" ? await laterAsset(path, folders) : null;
    if (later) return reply.sendFile(later.name, later.folder);
    const isConsole = path === MIS_PATH || path.startsWith(`${MIS_PATH}/`);
    const fits = isConsole ? isConsoleScreen(path) : isScreen(path);
    // A check's id has points in it: what fits a screen is no file.
    const wantsPage =
      request.method === "GET" &&
      !path.startsWith("/api/") &&
      path !== "/api" &&
      (fits || !/\.\w{1,8}$/.test(path));
    if (!wantsPage) return refuse(request, reply, "common.not_found");
    const isPublic = /^\/(?:pages|activity)\//.test(path);
    const isThere = isPublic || fits;
    if (!isThere) {
      // Who reads pages is told, or led on, by the app; a machine that asks for what is not there is told so at once.
      if (!request.headers.accept?.includes("text/html")) return refuse(request, reply, "common.not_found");
      reply.code(404);
    }
    if (isConsole) return html(reply, "index.html", folders.mis, misBuilt);
    const page = isPublic ? PUBLIC_SHELL : "index.html";
    return html(reply, page, folders.portal, pages.has(page));
  });
}

/** The language that the reader chose on a page before. */
function chosenLanguage(request: FastifyRequest): Language | undefined {
  const [, chosen] = LANGUAGE_COOKIE.exec(request.headers.cookie ?? "") ?? [];
  if (chosen) return chosen === "en" ? "en" : "cn";
  return undefined;
}

const cookieLanguage = (request: FastifyRequest): Language =>
  chosenLanguage(request) ?? languageOf(request.headers["accept-language"]);
