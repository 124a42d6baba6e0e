import type { ScriptFact } from "../../../facts/types.ts";
import type { Tools } from "./tools.ts";

/** What a document says of itself and shows. */
export interface Contents {
  url: string;
  origin: string;
  title: string;
  language: string | null;
  /** What its maker says of it. */
  description: string;
  /** What a visitor can read, from its start. */
  text: string;
  textLength: number;
  heading: string;
  /** Pictures, films, frames and drawings of some size. */
  media: number;
  scripts: ScriptFact[];
  /** Addresses of its frames. */
  frames: string[];
  /** It shows nothing but frames side by side. */
  frameset: boolean;
  /** Headers that stand in the document. */
  metas: { name: string; value: string }[];
}

export function readContents({ clean, everywhere }: Tools): Contents {
  const scripts = everywhere<HTMLScriptElement>("script[src]", 300).map(
    ({ src, integrity, crossOrigin }) => ({
      src,
      integrity: integrity || null,
      crossorigin: crossOrigin,
    }),
  );
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said
  const text = (document.body?.innerText ?? "").trim();
  const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[http-equiv],meta[name=referrer]")].map(
    (meta) => ({
      name: (meta.httpEquiv || "referrer-policy").toLowerCase(),
      value: meta.content.slice(0, 4_000),
    }),
  );
  const media = [...document.querySelectorAll("img,video,canvas,iframe,svg,object,picture")]
    .slice(0, 60)
    .filter((element) => element.getBoundingClientRect().width > 60).length;
  return {
    url: location.href,
    origin: location.origin,
    title: document.title.slice(0, 300),
    language: document.documentElement.lang || null,
    description: clean(document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "", 300),
    text: text.slice(0, 12_000),
    textLength: text.length,
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said
    heading: clean(document.querySelector<HTMLElement>("h1,h2,[role=heading]")?.innerText ?? "", 300),
    media,
    scripts,
    frames: [...document.querySelectorAll("iframe")].slice(0, 20).map(({ src }) => src.slice(0, 500)),
    frameset: document.body?.tagName === "FRAMESET",
    metas: metas.slice(0, 20),
  };
}
