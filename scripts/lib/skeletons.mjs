// What `pnpm new` writes. Each maker returns files by path, or nothing when its words are wrong.

const GROUPS =
  "theme shell menus guide assistant badges icons notices forms data figures charts feedback dialogs".split(
    " ",
  );
const isName = (word) => /^[A-Z][A-Za-z0-9]+$/.test(word ?? "");
const isSlug = (word) => /^[a-z][a-z0-9-]*$/.test(word ?? "");
const pascal = (slug) => slug.replace(/(?:^|[-/])(\w)/g, (_, letter) => letter.toUpperCase());

export function component(group, name) {
  if (!GROUPS.includes(group) || !isName(name)) return undefined;
  const folder = `packages/ui/src/${group}/${name}`;
  return {
    [`${folder}/${name}.tsx`]: `import type { ComponentProps } from "react";
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
`,
    [`${folder}/${name}.css.ts`]: `import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const root = style({ color: vars.color.text, padding: vars.space[3] });
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta = {
  title: "UI/${pascal(group)}/${name}",
  component: ${name},
  args: { label: "${name}" },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const LongLabel: Story = { args: { label: "${name} ".repeat(40) } };
export const Chinese: Story = { args: { label: "简体中文" }, globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
`,
    [`${folder}/${name}.test.tsx`]: `import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { ${name} } from "./${name}.tsx";

it("shows its label", async () => {
  show(<${name} label="First" />);
  await expect.element(page.getByText("First")).toBeVisible();
});
`,
    [`${folder}/${name}.md`]: `[write: when to use it, in a sentence or two].

## Do

- [write: what makes it good].

## Don't

- [write: what it is mistaken for].
`,
    [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from "./${name}.tsx";
`,
  };
}

export function feature(name) {
  if (!isSlug(name)) return undefined;
  const folder = `packages/features/src/${name}`;
  const panel = `${pascal(name)}Panel`;
  return {
    [`${folder}/components/${panel}.tsx`]: `import { useTranslation } from "react-i18next";

/** [write: what the reader does here]. */
export function ${panel}() {
  const { t } = useTranslation("${name}");
  return <h1>{t("title")}</h1>;
}
`,
    [`${folder}/components/${panel}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${panel} } from "./${panel}.tsx";

const meta = {
  title: "Features/${pascal(name)}/${panel}",
  component: ${panel},
} satisfies Meta<typeof ${panel}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chinese: Story = { globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
`,
    [`${folder}/catalogue.ts`]: `import type { Catalogue } from "../platform/i18n.ts";
import type texts from "./locales/en.json";

declare module "../platform/resources.ts" {
  interface FeatureResources {
    ${/-/.test(name) ? `"${name}"` : name}: typeof texts;
  }
}

export const ${pascal(name).replace(/^./, (letter) => letter.toLowerCase())}Catalogue: Catalogue = {
  namespace: "${name}",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
`,
    [`${folder}/locales/en.json`]: `{ "title": "[write: title]" }\n`,
    [`${folder}/locales/cn.json`]: `{ "title": "[write: 标题]" }\n`,
    [`${folder}/index.ts`]: `export { ${pascal(name).replace(/^./, (letter) => letter.toLowerCase())}Catalogue } from "./catalogue.ts";
export { ${panel} } from "./components/${panel}.tsx";
`,
  };
}

export function page(app, path) {
  if (!["portal", "mis"].includes(app) || !isSlug(path)) return undefined;
  const name = `${pascal(path)}Page`;
  return {
    [`apps/${app}/src/pages/${path}/index.tsx`]: `import { usePageHead } from "@candor/features/shell";

/** [write: what it is for]. */
export default function ${name}() {
  usePageHead({});
  return null;
}
`,
  };
}

/** What is left to do by hand, said after writing. */
export const NEXT = {
  component:
    "Export it from its group's index.ts, write its usage in the .md beside it, then run pnpm ui:generate and pnpm size --update.",
  feature: "Export it in packages/features/package.json, and write its Chinese texts.",
  page: "Register the screen in the app's src/app/registry.ts.",
};
