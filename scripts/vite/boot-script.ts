import type { BootData, BootScreen } from "@candor/features/boot/head";
import { build, type Manifest } from "vite";
import type { PageFiles } from "./page-files.ts";
import { type TextGroups, textsKey } from "./texts.ts";

type Languages = BootData["texts"];

export interface BootParts {
  manifest: Manifest;
  pages: PageFiles;
  /** Key of the app's entry in the manifest: what it brings by itself is not named again. */
  entry: string;
  /** What the addresses of its files begin with, e.g. `/` or `/view-mis/`. */
  base: string;
  /** File of the script, which reads `__BOOT__`. */
  head: string;
  /** Folders whose texts are one chunk. */
  texts: TextGroups;
  /** Namespaces of the texts that every screen shows. */
  common: readonly string[];
  user: BootData["user"];
  screens: readonly (Pick<BootScreen, "path" | "calls" | "permission"> & {
    page: string;
    namespaces: readonly string[];
    /** Sources, by their ends, of what the page draws at once and fetches apart. */
    parts?: readonly string[];
  })[];
}

/** Keys of a chunk and of all that it imports. */
function keysOf(manifest: Manifest, key: string, known: ReadonlySet<string> = new Set()): Set<string> {
  const keys = new Set<string>();
  const visit = (one: string) => {
    if (!manifest[one] || known.has(one) || keys.has(one)) return;
    keys.add(one);
    manifest[one].imports?.forEach(visit);
  };
  visit(key);
  return keys;
}

/** The key of a page's chunk. A screen whose page is in no file would be fetched late, and nobody would see why. */
function keyOf(manifest: Manifest, pages: PageFiles, page: string): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.file === pages[page]);
  if (key === undefined) throw new Error(`No file holds the page "${page}"`);
  return key;
}

/** The key of a part that is fetched apart from its page. */
function keyOfPart(manifest: Manifest, part: string): string {
  const key = Object.keys(manifest).find((one) => one.endsWith(`/${part}`));
  if (key === undefined) throw new Error(`No file is made of "${part}"`);
  return key;
}

const chunksOf = (manifest: Manifest, keys: ReadonlySet<string>) =>
  [...keys].flatMap((key) => manifest[key] ?? []);

/** Characters of the head's own code, beside what the build writes in. More is a library that came along. */
const CODE_MAX = 10_000;

/** The script of an app's head: its source with what the build knows written in. */
export async function bootScript(parts: BootParts): Promise<string> {
  const { manifest, pages, base, common, user, screens } = parts;
  const known = keysOf(manifest, parts.entry);
  const files: string[] = [];
  const placeOf = (file: string) => {
    const address = `${base}${file}`;
    return files.includes(address) ? files.indexOf(address) : files.push(address) - 1;
  };
  const codeOf = (keys: ReadonlySet<string>) => chunksOf(manifest, keys).map(({ file }) => placeOf(file));
  const textsOf = (namespaces: readonly string[], language: string): number[] => {
    const folders = namespaces.map((one) => (one === "common" ? "platform" : one));
    const keys = folders.flatMap((folder) => textsKey(manifest, parts.texts, folder, language) ?? []);
    return [...new Set(keys.flatMap((key) => codeOf(keysOf(manifest, key, known))))];
  };
  const inEither = (namespaces: readonly string[]): Languages => ({
    en: textsOf(namespaces, "en"),
    cn: textsOf(namespaces, "cn"),
  });
  const data: BootData = {
    files,
    texts: inEither(common),
    user,
    screens: screens.map(({ path, page, namespaces, parts = [], calls, permission }) => {
      const entries = [keyOf(manifest, pages, page), ...parts.map((part) => keyOfPart(manifest, part))];
      const keys = new Set(entries.flatMap((key) => [...keysOf(manifest, key, known)]));
      const css = new Set(chunksOf(manifest, keys).flatMap((chunk) => chunk.css ?? []));
      const styles = [...css].map(placeOf);
      return {
        path,
        code: codeOf(keys),
        texts: inEither(namespaces),
        styles,
        calls,
        ...(permission && { permission }),
      };
    }),
  };
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: { __BOOT__: JSON.stringify(data) },
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      lib: { entry: parts.head, formats: ["iife"], name: "candorBoot" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The boot script was not built");
  const code = output.output[0].code.trim();
  const own = code.length - JSON.stringify(data).length;
  if (own > CODE_MAX) throw new Error(`The script of the head has ${own} characters: it imports a library`);
  return code;
}

/** A script as it stands in a page. */
export const inlineScript = (body: string): string =>
  `<script>${body.replaceAll("</script", "<\\/script")}</script>`;
