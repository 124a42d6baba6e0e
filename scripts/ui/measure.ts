import { promisify } from "node:util";
import { gzip as zip } from "node:zlib";
import { build, type Rolldown } from "vite";

const gzip = promisify(zip);

export interface Size {
  /** Bytes, minified and gzipped. */
  js: number;
  css: number;
}

const VIRTUAL = "\0measured";

type Output = Rolldown.RolldownOutput;

/** Code that runs at once: the entry and what it imports statically. What is imported lazily is paid for later. */
function atOnce({ output }: Output): string {
  const chunks = output.filter((part) => part.type === "chunk");
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of wanted)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) wanted.add(next);
  return chunks
    .filter(({ fileName }) => wanted.has(fileName))
    .map(({ code }) => code)
    .join("\n");
}

/** What a module costs its consumer with React there already. Fonts and images are fetched apart and do not count. */
export async function measure(root: string, code: string): Promise<Size> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "measured",
        enforce: "pre",
        resolveId: (id) => (id === "measured" ? VIRTUAL : undefined),
        load: (id) => (id === VIRTUAL ? code : undefined),
      },
    ],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: "measured",
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: "strict",
        output: { format: "es" },
      },
    },
  })) as Output | Output[];
  const [output] = Array.isArray(result) ? result : [result];
  if (!output) throw new Error("Nothing was built");
  const css = output.output
    .filter((part) => part.type === "asset")
    .filter(({ fileName }) => fileName.endsWith(".css"))
    .map(({ source }) => String(source))
    .join("\n");
  return { js: await weight(atOnce(output)), css: await weight(css) };
}

export async function weight(text: string): Promise<number> {
  return text.trim() === "" ? 0 : (await gzip(text, { level: 9 })).length;
}
