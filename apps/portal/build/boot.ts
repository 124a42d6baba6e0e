import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Manifest } from "vite";
import type { BootData } from "../src/boot/head.ts";
import type * as Server from "../src/public/prerender.tsx";
import { textsKey } from "./texts.ts";

/** Files of a chunk and of what it imports, without those that the page links to anyway. */
function filesOf(manifest: Manifest, key: string, known: ReadonlySet<string>) {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (one: string) => {
    const chunk = manifest[one];
    if (!chunk || known.has(one) || modules.has(`/${chunk.file}`)) return;
    modules.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    chunk.imports?.forEach(visit);
  };
  visit(key);
  return { modules: [...modules], styles: [...styles] };
}

/** Everything the app's entry brings by itself. */
function entryKeys(manifest: Manifest): Set<string> {
  const keys = new Set<string>();
  const visit = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  visit("index.html");
  return keys;
}

/** Characters of the head's own code, beside what the build writes in. More is a library that came along. */
const CODE_MAX = 10_000;

/** The script of the app's head: `src/boot/head.ts` with what the build knows written in. */
export async function bootScript(manifest: Manifest, server: typeof Server): Promise<string> {
  const known = entryKeys(manifest);
  const textsOf = (namespace: string, language: string): string[] => {
    const folder = namespace === "common" ? "platform" : namespace;
    const key = textsKey(manifest, folder, language);
    return key ? [`/${manifest[key]?.file}`] : [];
  };
  const byLanguage = (namespaces: readonly string[], modules: readonly string[] = []) => {
    const files = (language: string) => [
      ...new Set([...modules, ...namespaces.flatMap((one) => textsOf(one, language))]),
    ];
    return { en: files("en"), cn: files("cn") };
  };
  const data: BootData = {
    texts: byLanguage(["common", "shell"]),
    user: server.userCall,
    screens: server.routes.map(({ path, page, namespaces, calls }) => {
      const { modules, styles } = filesOf(manifest, `src/pages/${page}/index.tsx`, known);
      return { path, modules: byLanguage(namespaces, modules), styles, calls };
    }),
  };
  const result = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [vanillaExtractPlugin()],
    define: { __BOOT__: JSON.stringify(data) },
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      lib: {
        entry: fileURLToPath(new URL("../src/boot/head.ts", import.meta.url)),
        formats: ["iife"],
        name: "candorBoot",
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The boot script was not built");
  const code = output.output[0].code.trim();
  const own = code.length - JSON.stringify(data).length;
  if (own > CODE_MAX) throw new Error(`The script of the head has ${own} characters: it imports a library`);
  return code;
}
