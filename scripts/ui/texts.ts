import { readManifest } from "../publish/manifest.ts";
import { type Member, type Public, publicNames } from "./api.ts";
import { type Entry, entries, uiFolder } from "./catalogue.ts";
import { usageOf } from "./usage.ts";

const code = (text: string) => `\`${text.replaceAll("|", "\\|")}\``;
const cell = (text: string) => text.replaceAll("|", "\\|");

const row = ({ name, required, type, about }: Member) =>
  `| ${code(required ? name : `${name}?`)} | ${code(type)} | ${cell(about)} |`;

/** A type that only lists a component's props is that component's table already. */
const isProps = (one: Public, all: readonly Public[]) =>
  one.kind === "type" && all.some(({ kind, name }) => kind === "component" && `${name}Props` === one.name);

function section(one: Public): string[] {
  const also = one.also.length > 0 ? [`Also: ${one.also.map(code).join(", ")}.`, ""] : [];
  const table =
    one.members.length > 0 ? ["| name | type | |", "|---|---|---|", ...one.members.map(row), ""] : [];
  return [
    `#### ${one.name}`,
    "",
    ...(one.kind === "component" ? [] : [`_${one.kind}_${one.says && ` ${code(one.says)}`}`, ""]),
    ...(one.about ? [one.about, ""] : []),
    ...table,
    ...also,
  ];
}

const leaves = () => entries().filter(({ kind }) => kind === "component" || kind === "tokens");

/** Names a group hands on that belong to no component of it. */
function ownOf(group: Entry): Public[] {
  const inside = entries().filter(
    ({ kind, path }) => kind === "component" && path.startsWith(`${group.path}/`),
  );
  const known = new Set([...inside.flatMap(publicNames)].map(({ name }) => name));
  return publicNames(group).filter(({ name }) => !known.has(name));
}

/** Every public name and every prop, as a table. */
export function apiText(): string {
  const lines = [
    "# Public names of @candor/ui",
    "",
    "Written by `pnpm ui:generate`; a test fails when it is behind.",
    "",
  ];
  for (const entry of entries()) {
    if (entry.kind === "styles") continue;
    if (entry.kind === "words") {
      lines.push(
        `## @candor/ui/${entry.path}`,
        "",
        publicNames(entry)
          .map(({ name }) => code(name))
          .join(", "),
        "",
      );
      continue;
    }
    const names = entry.kind === "group" ? ownOf(entry) : publicNames(entry);
    lines.push(`${entry.kind === "component" ? "###" : "##"} @candor/ui/${entry.path}`, "");
    lines.push(...names.filter((one) => !isProps(one, names)).flatMap(section));
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

const prop = ({ name, required, type, about }: Member) =>
  `- ${name}${required ? " (required)" : ""}: \`${type}\`${about ? `. ${about}` : ""}`;

const fields = ({ members, also }: Public) => [
  ...members.map(prop),
  ...(also.length > 0 ? [`- and: ${also.map((text) => `\`${text}\``).join(", ")}`] : []),
];

function leafText(entry: Entry): string[] {
  const names = publicNames(entry);
  const usage = usageOf(entry);
  const told = names.filter(({ kind }) => kind === "component");
  const values = names.filter(({ kind }) => kind === "value" || kind === "function");
  const types = names.filter((one) => one.kind === "type" && !isProps(one, names));
  return [
    `## ${entry.path}`,
    "",
    "```ts",
    `import { ${names
      .filter(({ kind }) => kind !== "type")
      .map(({ name }) => name)
      .join(", ")} } from "@candor/ui/${entry.path}";`,
    "```",
    "",
    ...(usage ? [usage.when, "", ...usage.dos.map((text) => `- Do: ${text}`)] : []),
    ...(usage ? [...usage.donts.map((text) => `- Don't: ${text}`), ""] : []),
    ...told.flatMap((one) => [
      `### ${one.name}`,
      "",
      ...(one.about ? [one.about, ""] : []),
      ...fields(one),
      "",
    ]),
    ...values.map(
      ({ name, about, says }) =>
        `- ${name}${says && `: \`${says}\``}${about && `${says ? "." : ":"} ${about}`}`,
    ),
    ...(values.length > 0 ? [""] : []),
    ...types.flatMap((one) => [
      `type ${one.name}${one.says && `: \`${one.says}\``}${one.about && `${one.says ? "." : ":"} ${one.about}`}`,
      "",
      ...(one.says ? [] : [...fields(one), ""]),
    ]),
  ];
}

/** What a language model needs to write code with the package, in one file. */
export function llmsText(): string {
  const { description } = readManifest(uiFolder);
  const words = publicNames({ path: "words/en", kind: "words", source: "words/en.ts" });
  const lines = [
    "# @candor/ui",
    "",
    `> ${description}`,
    "",
    "Install `@candor/ui`, `lucide-react`, `react` and `react-dom` (19.2 or newer). Import `@candor/ui/styles` once, before",
    "anything else of the package. Wrap the app in `LinkProvider` (`@candor/ui/shell`) with the router's link, taking `href`,",
    "and in `CandorTheme`. Each component brings its own CSS when it is imported; a bundler that understands `import` of a",
    "stylesheet is all that is needed. All rules stand in the cascade layer `candor`.",
    "",
    "```tsx",
    'import "@candor/ui/styles";',
    'import { CandorTheme } from "@candor/ui/theme";',
    'import { Button } from "@candor/ui/forms/Button";',
    "",
    'export const App = () => <CandorTheme appearance="system"><Button>Create scan</Button></CandorTheme>;',
    "```",
    "",
    "Rules: no component holds text, every word comes in by a prop. Severity colours are readings and never decorate;",
    "actions are in ink, one primary a view. Status is glyph and word, data is a tag. Print the count beside every tick",
    "graphic. Set `lang` on each run of another language. Import a heavy part (charts, tables, dates) lazily by its own",
    "path.",
    "",
    "Texts that are the same in every app come ready in English and Chinese, as props to spread:",
    '`import * as words from "@candor/ui/words/en"` (or `/cn`), then `<Pagination {...words.pagination} … />`. There are:',
    `${words.map(({ name }) => name).join(", ")}.`,
    "",
    "Ways in: a group (`@candor/ui/forms`) or one component (`@candor/ui/forms/Button`).",
    "",
    ...leaves().flatMap(leafText),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}
