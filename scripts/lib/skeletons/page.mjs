// What `pnpm new page` writes: a feature's screen at an address of an app.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";
import { before, camel, isSlug, pascal } from "./words.mjs";

const view = (name, feature, path) => `import { ${pascal(feature)}Screen } from "@candor/features/${feature}";

/** ${path} */
export default function ${pascal(name)}Page() {
  return <${pascal(feature)}Screen />;
}
`;

const catalogueImport = (feature) =>
  `import { ${camel(feature)}Catalogue } from "@candor/features/${feature}";\n`;
const withImport = (text, line) => text.replace(/(?=^import )/m, line);

/** Names the screen in an app's texts. */
const titled = (name, title) => (text) => {
  const texts = JSON.parse(text);
  texts.screen[camel(name)] = title;
  return `${JSON.stringify(texts, null, 2)}\n`;
};

const APPS = {
  portal: {
    path: (name) => `/${name}`,
    locales: "packages/features/src/shell/locales",
    registry: "apps/portal/src/app/registry/company.ts",
    ids: "packages/features/src/navigation/screen-ids.ts",
    entry: (name, feature) =>
      `  { id: "${camel(name)}", path: "/${name}", page: "${name}", module, catalogues: [${camel(feature)}Catalogue] },\n`,
  },
  mis: {
    path: (name) => `/view-mis/${name}`,
    locales: "packages/features/src/staff-session/locales",
    registry: "apps/mis/src/app/registry/operations.ts",
    ids: "packages/features/src/staff-session/screens.ts",
    entry: (name, feature) =>
      `  { id: "${camel(name)}", path: "/view-mis/${name}", permission: "super", page: "${name}", catalogues: [${camel(feature)}Catalogue] },\n`,
  },
};

/** @returns the files that are new, and the changes of files that are there */
export function page(app, name, feature) {
  const place = Object.hasOwn(APPS, app ?? "") ? APPS[app] : undefined;
  if (!place || !isSlug(name) || !isSlug(feature)) return undefined;
  if (!existsSync(join(root, "packages/features/src", feature, "index.ts"))) return undefined;
  return {
    files: { [`apps/${app}/src/pages/${name}/index.tsx`]: view(name, feature, place.path(name)) },
    edits: {
      [place.registry]: (text) =>
        before(withImport(text, catalogueImport(feature)), "];\n", place.entry(name, feature)),
      [place.ids]: (text) => before(text, "] as const;\n", `  "${camel(name)}",\n`),
      [`${place.locales}/en.json`]: titled(name, "[write: title]"),
      [`${place.locales}/cn.json`]: titled(name, "[write: 标题]"),
    },
    next: `Its line in ${place.registry} says who may open it and where it stands in the menu; then pnpm docs.`,
  };
}
