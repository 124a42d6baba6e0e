/** What a page over HTTPS loads without it. */
export interface InsecureSource {
  url: string;
  resourceType: string;
}

export function readInsecure(): InsecureSource[] {
  const insecure: InsecureSource[] = [];
  if (location.protocol === "https:") {
    const kinds = {
      IMG: "image",
      SCRIPT: "script",
      IFRAME: "document",
      LINK: "stylesheet",
      AUDIO: "media",
      VIDEO: "media",
      SOURCE: "media",
      OBJECT: "object",
      EMBED: "object",
    };
    for (const element of document.querySelectorAll(
      "img[src],script[src],iframe[src],link[rel~=stylesheet][href],audio[src],video[src],source[src],object[data],embed[src]",
    )) {
      const url =
        element.getAttribute("src") ?? element.getAttribute("href") ?? element.getAttribute("data") ?? "";
      if (/^\s*http:/i.test(url) && insecure.length < 200)
        insecure.push({
          url: url.trim(),
          resourceType: kinds[element.tagName as keyof typeof kinds] ?? "other",
        });
    }
  }
  return insecure;
}
