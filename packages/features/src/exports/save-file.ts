import type { Download } from "@candor/api/client";

/** Hands a file to the browser to be saved. */
export function saveFile({ name, content }: Pick<Download, "name" | "content">): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  // The browser has begun to save by the next turn; a second later it has its own copy.
  setTimeout(() => URL.revokeObjectURL(href), 1_000);
}
