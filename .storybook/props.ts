import { join } from "node:path";
import type { Plugin } from "vite";
import { type Member, publicNames } from "../scripts/ui/api.ts";
import { entries, sourceFolder } from "../scripts/ui/catalogue.ts";
import { find } from "../scripts/ui/source.ts";

const defaultOf = (about: string) =>
  about.match(/\bdefault:? (`[^`]+`|[\d.]*\d%?)/i)?.[1]?.replaceAll("`", "");

const prop = ({ required, type, about }: Member) => {
  const value = defaultOf(about);
  return { required, description: about, tsType: { name: type }, ...(value && { defaultValue: { value } }) };
};

/** What is written behind each module that declares public components: their props as `docs/api.md` lists them. */
function notes(): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of entries().filter(({ kind }) => kind === "component"))
    for (const { name, kind, about, members } of publicNames(entry)) {
      const place = find(join(sourceFolder, entry.source), name);
      if (kind !== "component" || !place) continue;
      const props = Object.fromEntries(members.map((member) => [member.name, prop(member)]));
      const info = JSON.stringify({ displayName: name, description: about, props });
      const { file } = place.source;
      found.set(file, `${found.get(file) ?? ""}\n${place.name}.__docgenInfo = ${info};`);
    }
  return found;
}

/** Tables of props with each type as it is written: what reads one module alone knows no type from another. */
export function tablesOfProps(): Plugin {
  let written = new Map<string, string>();
  return {
    name: "candor-tables-of-props",
    enforce: "post",
    buildStart() {
      written = notes();
    },
    transform(code, id) {
      const note = written.get(id);
      return note === undefined ? undefined : { code: code + note, map: null };
    },
  };
}
