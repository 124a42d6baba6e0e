// What `pnpm new feature` writes: a screen over one call, with its texts and its states.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { node24, root } from "../workspace.mjs";
import { camel, isSlug, pascal } from "./words.mjs";

const SRC = "packages/features/src";

/** What a call takes and answers, as the API's own document gives it; undefined where there is no such call. */
function exampleOf(call) {
  if (!/^[a-z]\w*$/i.test(call ?? "")) return undefined;
  const script = join(root, "scripts/lib/skeletons/example.ts");
  return JSON.parse(execFileSync(node24, [script, call], { encoding: "utf8" }) || "null") ?? undefined;
}

const catalogue = (name) => `import type { Catalogue } from "../platform/text/i18n.ts";
import type texts from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    ${/-/.test(name) ? `"${name}"` : name}: typeof texts;
  }
}

export const ${camel(name)}Catalogue: Catalogue = {
  namespace: "${name}",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
`;

const queries = (name, call, request) => `import { ${call} } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";

/** [write: what is asked for]. */
export const use${pascal(name)} = () => useEndpoint(${call}, ${JSON.stringify(request)}, { quiet: true });
`;

const screen = (name) => `import { SkeletonRows } from "@candor/ui/feedback";
import { PageHeader } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../platform/index.ts";
import { use${pascal(name)} } from "../queries.ts";

/** [write: what the reader does here]. */
export function ${pascal(name)}Screen() {
  const { t } = useTranslation("${name}");
  const query = use${pascal(name)}();
  return (
    <>
      <PageHeader title={t("title")} />
      <Loaded query={query} loading={<SkeletonRows label={t("loading")} />}>
        {() => <p>{t("ready")}</p>}
      </Loaded>
    </>
  );
}
`;

const fixtures = (call, reply) => `import type { ${call}, ReplyOf } from "@candor/api/contract";

export const REPLY: ReplyOf<typeof ${call}> = ${JSON.stringify(reply, null, 2)};
`;

const stories = (name, call) => `import { ${call} } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ${pascal(name)}Screen } from "./components/${pascal(name)}Screen.tsx";
import { REPLY } from "./fixtures.ts";
import cn from "./locales/cn.json";
import en from "./locales/en.json";

const meta = {
  title: "Features/${pascal(name)}/${pascal(name)}Screen",
  component: ${pascal(name)}Screen,
  beforeEach: ({ msw }) => msw.use(...handlersFor(${call}, REPLY)),
} satisfies Meta<typeof ${pascal(name)}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(en.title);
    await expect(await canvas.findByText(en.ready)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(${call}, "pending")),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(en.loading)).length).toBeGreaterThan(0);
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(${call}, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" }, { timeout: 5000 })).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(cn.ready)).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
`;

const texts = (words) => `${JSON.stringify(words, null, 2)}\n`;

/** Adds its way in. */
const exported = (name) => (text) => {
  const manifest = JSON.parse(text);
  const { "./package.json": own, ...ways } = manifest.exports;
  manifest.exports = { ...ways, [`./${name}`]: `./src/${name}/index.ts`, "./package.json": own };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

/** @returns the files that are new, and the changes of files that are there */
export function feature(name, call) {
  const example = isSlug(name) ? exampleOf(call) : undefined;
  if (!example) return undefined;
  const folder = `${SRC}/${name}`;
  return {
    files: {
      [`${folder}/${pascal(name)}.stories.tsx`]: stories(name, call),
      [`${folder}/catalogue.ts`]: catalogue(name),
      [`${folder}/components/${pascal(name)}Screen.tsx`]: screen(name),
      [`${folder}/fixtures.ts`]: fixtures(call, example.reply),
      [`${folder}/index.ts`]: `export { ${camel(name)}Catalogue } from "./catalogue.ts";
export { ${pascal(name)}Screen } from "./components/${pascal(name)}Screen.tsx";
`,
      [`${folder}/locales/cn.json`]: texts({
        title: "[write: 标题]",
        loading: "[write: 正在加载什么]",
        ready: "[write: 内容]",
      }),
      [`${folder}/locales/en.json`]: texts({
        title: "[write: title]",
        loading: "[write: what is loading]",
        ready: "[write: what it says]",
      }),
      [`${folder}/queries.ts`]: queries(name, call, example.request),
    },
    edits: { "packages/features/package.json": exported(name) },
    next: `Write its texts in both languages; then its page: pnpm new page portal ${name} ${name}. A list of many rows: see "How to add a list screen" in CONTRIBUTING.md.`,
  };
}
