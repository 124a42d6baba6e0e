import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Entry, sourceFolder } from "./catalogue.ts";

/** How a component is meant to be used: the `<Name>.md` beside it. */
export interface Usage {
  when: string;
  dos: string[];
  donts: string[];
}

const itemsOf = (section = "") =>
  section
    .split(/^- /m)
    .slice(1)
    .map((item) => item.replace(/\s+/g, " ").trim());

export const usageFile = ({ path }: Entry) => `${path}/${path.split("/").pop()}.md`;

/** Reads a usage file: a paragraph, then a list under "Do" and one under "Don't"; nothing if it is not there. */
export function usageOf(entry: Entry): Usage | undefined {
  const file = join(sourceFolder, usageFile(entry));
  if (!existsSync(file)) return undefined;
  const [when = "", dos, donts] = readFileSync(file, "utf8").split(/^## (?:Do|Don't)$/m);
  return { when: when.replace(/\s+/g, " ").trim(), dos: itemsOf(dos), donts: itemsOf(donts) };
}
