import { join } from "node:path";
import { removeAdapter, setAdapter } from "@vanilla-extract/css/adapter";
import { endFileScope, setFileScope } from "@vanilla-extract/css/fileScope";
import { sourceFolder } from "./catalogue.ts";

/** A custom property, and what it is worth where. */
export interface Variable {
  name: string;
  /** In light; the same in dark, compact and Chinese where these say nothing. */
  light: string;
  dark?: string;
  compact?: string;
  chinese?: string;
}

type Css = Parameters<Parameters<typeof setAdapter>[0]["appendCss"]>[0];
type Where = keyof Omit<Variable, "name">;

/** Which rule of the theme says what. */
const RULES: ReadonlyArray<[where: Where, selector: string, media?: string]> = [
  ["light", ":root"],
  ["light", ":root, .light"],
  ["dark", ".dark", "not print"],
  ["compact", '[data-candor-density="compact"]'],
  ["chinese", '[lang|="zh"]'],
];

const nameOf = (key: string) => key.replace(/^var\((--[\w-]+)\)$/, "$1");

function varsOf(css: Css, selector: string, media?: string): Record<string, string> {
  if (css.type !== "global" || css.selector !== selector) return {};
  const rule = media ? css.rule["@media"]?.[media] : css.rule;
  return (rule?.vars ?? {}) as Record<string, string>;
}

/** A module of styles speaks once. */
let read: Promise<Variable[]> | undefined;

/** Every `--cd-*` custom property, read from the stylesheets that set them. */
export function variables(): Promise<Variable[]> {
  read ??= readVariables();
  return read;
}

async function readVariables(): Promise<Variable[]> {
  const rules: Css[] = [];
  setAdapter({
    appendCss: (css) => rules.push(css),
    registerClassName: () => {},
    onEndFileScope: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    getIdentOption: () => "debug",
  });
  setFileScope("theme", "candor-ui");
  try {
    for (const file of ["values.css.ts", "tag-values.css.ts"])
      await import(join(sourceFolder, "theme", file));
  } finally {
    endFileScope();
    removeAdapter();
  }
  const found = new Map<string, Variable>();
  for (const [where, selector, media] of RULES)
    for (const css of rules)
      for (const [key, value] of Object.entries(varsOf(css, selector, media))) {
        const name = nameOf(key);
        const known = found.get(name) ?? { name, light: "" };
        if (where === "light" || known.light !== value) known[where] = value;
        found.set(name, known);
      }
  return [...found.values()];
}

const TITLES: Readonly<Record<string, string>> = {
  color: "Surfaces, lines, text and ink",
  severity: "Readings",
  shadow: "Shadows",
  space: "Space",
  radius: "Corners",
  font: "Faces",
  size: "Sizes of type",
  line: "Heights of lines",
  tracking: "Tracking",
  weight: "Weights",
  row: "Heights of rows",
  motion: "Motion",
  z: "Layers over the page",
  tag: "Tags",
  label: "Labels",
};

const cell = (value: string | undefined) =>
  value === undefined ? "" : `\`${value.replaceAll("|", "\\|")}\``;

/** All custom properties as tables, in Markdown. */
async function tables(): Promise<string> {
  const all = await variables();
  const families = Object.entries(TITLES).map(([family, title]) => {
    const own = all.filter(({ name }) => name.startsWith(`--cd-${family}-`));
    const columns = (["light", "dark", "compact", "chinese"] as const).filter(
      (where) => where === "light" || own.some((one) => one[where] !== undefined),
    );
    const heads = columns.map((where) => (where === "light" && columns.length === 1 ? "value" : where));
    return [
      `## ${title}`,
      "",
      `| name | ${heads.join(" | ")} |`,
      `|---|${heads.map(() => "---|").join("")}`,
      ...own.map((one) => `| \`${one.name}\` | ${columns.map((where) => cell(one[where])).join(" | ")} |`),
      "",
    ];
  });
  return families.flat().join("\n").trimEnd();
}

/** What stands before the title of the page in Storybook, and not in the package. */
const IN_STORYBOOK = `import { Meta } from "@storybook/addon-docs/blocks";

<Meta title="Variables" />

`;

/** The page of all custom properties. */
export const variablesText = async (): Promise<string> => `${IN_STORYBOOK}# Variables

Every custom property of the theme, with its value in light. Where dark, compact density or Chinese have one of their own,
it stands beside it. How to set them is told in Theming. Written by \`pnpm ui:generate\`; a test fails when it is behind.

${await tables()}
`;
