// What `pnpm new component` writes: a component of the design system with all that holds it to the others' rules.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";
import { before, isName, pascal } from "./words.mjs";

const SRC = "packages/ui/src";
/** A folder with an index is a way into the package. */
const isGroup = (word) => /^[a-z]+$/.test(word ?? "") && existsSync(join(root, SRC, word, "index.ts"));

const view = (name) => `import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import { root } from "./${name}.css.ts";

export interface ${name}Props extends ComponentProps<"div"> {
  /** [write: what it says]. */
  label: string;
}

/** [write: what it is and when to use it]. */
export function ${name}({ label, className, ...rest }: ${name}Props) {
  return (
    <div {...rest} className={cx(root, className)}>
      {label}
    </div>
  );
}
`;

const styles = `import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const root = style({ color: vars.color.text, padding: vars.space[3], overflowWrap: "anywhere" });
`;

const stories = (group, name) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta = {
  title: "UI/${pascal(group)}/${name}",
  component: ${name},
  args: { label: "${name}" },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongLabel: Story = { args: { label: "${name} ".repeat(40) } };
export const Chinese: Story = { args: { label: "简体中文" }, globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
`;

const test = (name) => `import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { ${name} } from "./${name}.tsx";

it("shows its label", async () => {
  show(<${name} label="First" />);
  await expect.element(page.getByText("First")).toBeVisible();
});
`;

const usage = `[write: when to use it, in a sentence or two].

## Do

- [write: what makes it good].

## Don't

- [write: what it is mistaken for].
`;

/** Adds it to what every component is held to: rest props, class and ref reach its root. */
const conform = (group, name) => (text) =>
  before(
    text.replace(/(?=^import )/m, `import { ${name} } from "./${group}/${name}/${name}.tsx";\n`),
    "};\n\nit.each(Object.entries(components))",
    `  ${name}: (p) => <${name} label="First" {...p} />,\n`,
  );

/** Adds its name to those that the package promises. */
const promise = (group, name) => (text) => {
  const start = text.indexOf(`exports[\`${group} exports these names 1\`]`);
  const [open, close] = [text.indexOf("[\n", text.indexOf("= `", start)) + 2, text.indexOf("]\n`;", start)];
  const names = [...text.slice(open, close).split("\n").filter(Boolean), `  "${name}",`].sort();
  return `${text.slice(0, open)}${names.join("\n")}\n${text.slice(close)}`;
};

/** @returns the files that are new, and the changes of files that are there */
export function component(group, name) {
  if (!isGroup(group) || !isName(name)) return undefined;
  const folder = `${SRC}/${group}/${name}`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: view(name),
      [`${folder}/${name}.css.ts`]: styles,
      [`${folder}/${name}.stories.tsx`]: stories(group, name),
      [`${folder}/${name}.test.tsx`]: test(name),
      [`${folder}/${name}.md`]: usage,
      [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from "./${name}.tsx";\n`,
    },
    edits: {
      [`${SRC}/${group}/index.ts`]: (text) =>
        `${text}export { ${name}, type ${name}Props } from "./${name}/index.ts";\n`,
      [`${SRC}/conformance.test.tsx`]: conform(group, name),
      [`${SRC}/__snapshots__/exports.test.tsx.snap`]: promise(group, name),
    },
    next: `Write its usage in the .md beside it; then pnpm ui:generate and pnpm size --update ${group}/${name}. For a picture, tag a story "visual": pnpm visual --update ${name}.`,
  };
}
