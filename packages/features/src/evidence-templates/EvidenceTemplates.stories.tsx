import {
  createTemplateVersion,
  deleteTemplate,
  getTemplate,
  getTemplateVersion,
  listTemplates,
  publishTemplateVersion,
  templateImpact,
  templateSamples,
  translateEvidence,
  updateTemplateVersion,
} from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { templateAddress, templateHref, templatesAddress, versionAddress, versionHref } from "./address.ts";
import { TemplateScreen } from "./components/TemplateScreen.tsx";
import { TemplatesScreen } from "./components/TemplatesScreen.tsx";
import { VersionScreen } from "./components/VersionScreen.tsx";
import { NO_BREAKS, SAMPLES, TEMPLATE, VERSION } from "./fixtures.ts";

interface Props {
  page?: "list" | "template";
  onDirtyChange: (dirty: boolean) => void;
}

function Addressed({ page, onDirtyChange }: Props) {
  const list = useAddress(templatesAddress);
  const template = useAddress(templateAddress);
  const version = useAddress(versionAddress);
  if (page === "list") return <TemplatesScreen address={list} onCreated={() => {}} />;
  if (page === "template")
    return <TemplateScreen address={template} onVersion={() => {}} onRemoved={() => {}} />;
  return (
    <VersionScreen
      address={version}
      onDirtyChange={onDirtyChange}
      onVersion={() => {}}
      onRemoved={() => {}}
    />
  );
}

const meta = {
  title: "Features/EvidenceTemplates",
  component: Addressed,
  args: { onDirtyChange: fn() },
  parameters: { address: versionHref(TEMPLATE.id, VERSION.id) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listTemplates, { list: [TEMPLATE], total: 1 }),
      ...handlersFor(getTemplate, TEMPLATE),
      ...handlersFor(getTemplateVersion, VERSION),
      ...handlersFor(updateTemplateVersion, ({ content }) => ({
        ...VERSION,
        content: content as never,
        revision: 3,
      })),
      ...handlersFor(publishTemplateVersion, { ...VERSION, state: "published", revision: 4 }),
      ...handlersFor(createTemplateVersion, VERSION),
      ...handlersFor(templateSamples, SAMPLES),
      ...handlersFor(templateImpact, NO_BREAKS),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was stored before publishing failed is no other person's version: it is published by pressing again. */
export const PublishFails: Story = {
  beforeEach: ({ msw }) => {
    let tries = 0;
    let revision = VERSION.revision;
    msw.use(
      ...handlersFor(updateTemplateVersion, ({ content, ...sent }) => {
        if (sent.revision !== revision) return failWith("mis.changed_meanwhile");
        revision += 1;
        return { ...VERSION, content: content as never, revision };
      }),
      ...handlersFor(publishTemplateVersion, () => {
        tries += 1;
        return tries === 1
          ? failWith("common.internal")
          : { ...VERSION, state: "published" as const, revision: revision + 1 };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Title, English/ }), " two");
    const publish = canvas.getByRole("button", { name: "Publish" });
    await waitFor(() => expect(publish).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(publish);
    const said = () => canvas.getAllByRole("alert")[0];
    await waitFor(() => expect(said()).not.toBeEmptyDOMElement());
    await userEvent.click(publish);
    await waitFor(() => expect(said()).toBeEmptyDOMElement());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** Sentences are told on real rows while one types; a faulty placeholder is named with its place. */
export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step("The rows of a scan are told, and nothing of them is markup", async () => {
      await expect(await canvas.findByText("COLLECT.METRICLY.EXAMPLE receives data.")).toBeVisible();
      await expect(canvas.getByText("<B>CDN</B>.ADREACH.EXAMPLE receives data.")).toBeVisible();
      await expect(await canvas.findByText(/4 published results/)).toBeVisible();
    });
    const text = canvas.getByRole("textbox", { name: /^Text of a row, English/ });
    await step("A variable that there is not is named, with its place", async () => {
      await userEvent.clear(text);
      await userEvent.type(text, "To {{{{vendor}}");
      await expect(await canvas.findByText(/no variable “vendor” here \(character 4\)/)).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
    });
    await step("So is a brace without its other", async () => {
      await userEvent.clear(text);
      await userEvent.type(text, "{{{{host");
      await expect(await canvas.findByText(/“{{” at character 1 has no other brace/)).toBeVisible();
    });
    await step("What is right shows, and is kept", async () => {
      await userEvent.clear(text);
      await userEvent.type(text, "Sent to {{{{host}}");
      await expect(await canvas.findByText("Sent to collect.metricly.example")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Save version" }));
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: "Save version" })).toHaveAttribute("aria-disabled", "true"),
      );
    });
  },
};

export const Breaks: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(templateImpact, {
        ...NO_BREAKS,
        breaks: [{ kind: "variable", name: "host", where: "S-20004 web.tls.https" }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has no column for the variable host/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Under the preview stands what the conditions bring on these rows; a condition that cannot be read is said to be so. */
export const Conditions: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getTemplateVersion, {
        ...VERSION,
        content: {
          ...VERSION.content,
          conditions: [
            {
              description: "Data goes to Metricly",
              expression: 'host contains "metricly"',
              template_ids: ["recipients"],
              conditions: [],
            },
          ],
        },
      }),
    ),
  play: async ({ canvas, step, userEvent }) => {
    const expression = await canvas.findByRole("textbox", { name: /^Expression/ });
    await step("What holds brings its template", async () => {
      await expect(await canvas.findByText(/On these rows its conditions bring: recipients/)).toBeVisible();
    });
    await step("What holds for no row brings none", async () => {
      await userEvent.clear(expression);
      await userEvent.paste('host == "elsewhere"');
      await expect(await canvas.findByText(/none of its conditions brings another template/)).toBeVisible();
    });
    await step("What cannot be read is said at its field", async () => {
      await userEvent.type(expression, " == 'metricly'");
      await expect(expression).toHaveAccessibleDescription(/This cannot be read.*texts in double quotes/);
      await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
    });
    await step("Too long is said as too long", async () => {
      const description = canvas.getByRole("textbox", { name: /^Description/ });
      await userEvent.click(description);
      await userEvent.paste("x".repeat(400));
      await expect(description).toHaveAccessibleDescription(/too long/);
    });
  },
};

/** The focus goes with what is added and removed. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("button", { name: "Add variable" })).focus();
    await userEvent.keyboard("{Enter}");
    const names = canvas.getAllByRole("textbox", { name: "Name" });
    await expect(names.at(-1)).toHaveFocus();
    await userEvent.keyboard("owner");
    canvas.getByRole("button", { name: "Remove the variable owner" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Add variable" })).toHaveFocus();
  },
};

/** Someone else was faster: both texts are shown, and nothing is overwritten. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      ...handlersFor(getTemplateVersion, () => {
        reads += 1;
        const theirs = { ...VERSION.content, title: { en: "Theirs", cn: "对方" } };
        return reads === 1 ? VERSION : { ...VERSION, revision: 9, updated_by: "Marta", content: theirs };
      }),
      ...handlersFor(updateTemplateVersion, failWith("mis.changed_meanwhile")),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole("textbox", { name: /^Title, English/ });
    await userEvent.type(title, " two");
    await userEvent.click(canvas.getByRole("button", { name: "Save version" }));
    const conflict = await screen.findByRole("dialog", { name: /Someone else changed/ });
    await waitFor(() => expect(conflict).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Take theirs" }));
    await waitFor(() => expect(title).toHaveValue("Theirs"));
  },
};

/** A text in one language alone can be had in the other; a server without a model says so, and nothing is lost. */
export const Translate: Story = {
  beforeEach: ({ msw }) => {
    let tries = 0;
    msw.use(
      ...handlersFor(getTemplateVersion, {
        ...VERSION,
        content: { ...VERSION.content, help: { en: "{{total}} in all", cn: "" } },
      }),
      ...handlersFor(translateEvidence, () => {
        tries += 1;
        return tries === 1
          ? failWith("mis.translate_not_configured")
          : { text: "共 {{total}} 个", model: "m" };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: /^Translate into Chinese: / });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(/^Translation is not configured/)).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByDisplayValue("共 {{total}} 个")).toBeVisible());
    await expect(canvas.queryByRole("button", { name: /^Translate into/ })).toBeNull();
  },
};

/** Its form gives way to what is read: the page has the focus then. */
export const PublishedByKeyboard: Story = {
  decorators: [(Story) => <main tabIndex={-1}>{Story()}</main>],
  beforeEach: ({ msw }) => {
    const published = {
      ...VERSION,
      state: "published" as const,
      published_at: VERSION.updated_at,
      revision: 4,
    };
    let done = false;
    msw.use(
      ...handlersFor(getTemplateVersion, () => (done ? published : VERSION)),
      ...handlersFor(publishTemplateVersion, () => {
        done = true;
        return published;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const publish = await canvas.findByRole("button", { name: "Publish" });
    publish.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "New version from this" })).toBeVisible();
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

/** A published version is read; a new one may begin from it. */
export const Published: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getTemplateVersion, {
        ...VERSION,
        state: "published",
        published_at: VERSION.updated_at,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "New version from this" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Title, English/ })).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "Publish" })).toBeNull();
  },
};

export const Versions: Story = {
  args: { page: "template" },
  parameters: { address: templateHref(TEMPLATE.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Retired")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Version 3" })).toHaveAttribute(
      "href",
      versionHref(TEMPLATE.id, VERSION.id),
    );
  },
};

/** A colleague published a version after the page was read: the template stays, and the page shows what stands now. */
export const ChangedBeforeDeleting: Story = {
  args: { page: "template" },
  parameters: { address: templateHref(TEMPLATE.id) },
  beforeEach: ({ msw }) => {
    let stands = TEMPLATE;
    msw.use(
      ...handlersFor(getTemplate, () => stands),
      ...handlersFor(deleteTemplate, ({ seen }) => {
        if (seen?.note === TEMPLATE.note) stands = { ...TEMPLATE, note: "Wait, Rosa is at it" };
        return failWith("mis.changed_meanwhile", { note: "mis.changed_meanwhile" });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await expect(await canvas.findByText(/^Someone else has changed this template meanwhile/)).toBeVisible();
    await expect(canvas.getByLabelText("Note")).toHaveValue("Wait, Rosa is at it");
  },
};

/** What became of it is told, over the list that is next. */
export const Deleted: Story = {
  args: { page: "template" },
  parameters: { address: templateHref(TEMPLATE.id) },
  beforeEach: ({ msw }) => msw.use(...handlersFor(deleteTemplate, {})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await expect(await canvas.findByText(`${TEMPLATE.key} is deleted`)).toBeInTheDocument();
  },
};

/** Any two versions by place; the words that changed stand beside each other. */
export const ComparedVersions: Story = {
  args: { page: "template" },
  parameters: { address: templateHref(TEMPLATE.id) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getTemplateVersion, ({ id }) =>
        id === VERSION.id
          ? VERSION
          : {
              ...{ ...VERSION, id, number: 2, state: "published" as const },
              content: { ...VERSION.content, format: { en: "{{host}} is told.", cn: "{{host}} 接收数据。" } },
            },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compare versions" }));
    const row = await screen.findByRole("row", { name: /^format\.en/ });
    await waitFor(() => expect(row).toBeVisible());
    await expect(row).toHaveTextContent("{{host}} is told.{{upper host}} receives data.");
    await expect(screen.getByText("They differ in 1 place.")).toBeVisible();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Before" }), VERSION.id);
    await expect(await screen.findByText("Both say the same.")).toBeVisible();
  },
};

export const List: Story = {
  args: { page: "list" },
  parameters: { address: templatesAddress.href() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "{{total}} recipients" })).toHaveAttribute(
      "href",
      templateHref(TEMPLATE.id),
    );
    await expect(canvas.getByText("Version 2")).toBeVisible();
  },
};
export const EmptyList: Story = {
  args: { page: "list" },
  parameters: { address: templatesAddress.href() },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listTemplates, { list: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no template yet")).toBeVisible();
  },
};
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getTemplateVersion, failWith("mis.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such template")).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getTemplateVersion, "pending")),
};
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getTemplateVersion, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
