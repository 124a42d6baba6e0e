import { configEndpoints } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { NEW, resourcesAddress } from "./address.ts";
import { ResourceScreen, type ResourceScreenProps } from "./components/ResourceScreen.tsx";
import { ResourcesScreen } from "./components/ResourcesScreen.tsx";
import { DRAFT, PUBLISHED, RESOURCES } from "./fixtures.ts";

const calls = configEndpoints.site_resource;

/** The list, or with an id the resource. */
function Addressed(props: Partial<ResourceScreenProps>) {
  const address = useAddress(resourcesAddress);
  if (!props.id)
    return (
      <ResourcesScreen address={address} resourceHref={(id) => `/view-mis/official-site-resource/${id}`} />
    );
  return (
    <ResourceScreen
      id={props.id}
      listHref="/view-mis/official-site-resource"
      onDirtyChange={props.onDirtyChange ?? (() => {})}
      onCreated={props.onCreated ?? (() => {})}
      onRemoved={props.onRemoved ?? (() => {})}
    />
  );
}

const meta = {
  title: "Features/Resources",
  component: Addressed,
  args: { onDirtyChange: fn(), onCreated: fn(), onRemoved: fn() },
  parameters: { address: "/view-mis/official-site-resource" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(calls.list, { list: RESOURCES, total: 4 }),
      ...handlersFor(calls.detail, PUBLISHED),
      ...handlersFor(calls.create, { ...DRAFT, id: "0198d000-0000-7000-8000-000000000009" }),
      ...handlersFor(calls.update, { ...PUBLISHED, revision: 4 }),
      ...handlersFor(calls.remove, {}),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "同意弹窗新规解读" })).toHaveAttribute(
      "href",
      "/view-mis/official-site-resource/0198d000-0000-7000-8000-000000000003",
    );
    for (const state of ["Published", "Draft", "Scheduled", "Switched off"])
      await expect(canvas.getByText(state, { selector: "td *, td" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New resource" })).toHaveAttribute(
      "href",
      "/view-mis/official-site-resource/new",
    );
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.list, { list: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no resource yet")).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(calls.list, "pending")) };
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.list, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const ListNarrow: Story = { globals: { viewport: { value: "narrow" } } };

/** Form left, what readers see right: it follows what is typed, and falls back as the server does. */
export const Edit: Story = {
  args: { id: PUBLISHED.id },
  play: async ({ canvas, step, userEvent }) => {
    const preview = within(await canvas.findByRole("region", { name: "What readers see" }));
    await step("The preview follows", async () => {
      const title = canvas.getByRole("textbox", { name: "Title" });
      await userEvent.clear(title);
      await userEvent.type(title, "Equal buttons");
      await waitFor(() =>
        expect(preview.getByRole("heading", { level: 2, name: "Equal buttons" })).toBeVisible(),
      );
    });
    await step("A language without words shows the other, with a note", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "中文" }));
      await expect(await preview.findByText("This article is available in English only.")).toBeVisible();
      await expect(preview.getByRole("heading", { name: "What changes" })).toBeVisible();
    });
  },
};
export const Created: Story = {
  args: { id: NEW },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Publish" }));
    await expect(await canvas.findByText("Enter a title in one language at least.")).toBeVisible();
    await expect(canvas.getByText("Write a text, or name a source or a file.")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Title" }), "A title");
    await userEvent.type(canvas.getByRole("textbox", { name: "Text" }), "A text");
    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};
/** It was made, and neither its answer nor the list arrives; what is typed then changes it, and makes no second one. */
export const CreateAnswerLost: Story = {
  args: { id: NEW },
  beforeEach: ({ msw }) => {
    const made: (typeof DRAFT)[] = [];
    let away = false;
    msw.use(
      ...handlersFor(calls.list, ({ key }) => {
        if (away) {
          away = false;
          return "network";
        }
        const list = made.filter((one) => one.key === key);
        return { list, total: list.length };
      }),
      ...handlersFor(calls.create, ({ key, data }) => {
        made.push({ ...DRAFT, id: `0198d000-0000-7000-8000-00000000000${made.length}`, key, data });
        away = true;
        return "network";
      }),
      ...handlersFor(calls.update, ({ id, key, data }) => ({ ...DRAFT, id, key, data })),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), "A title");
    await userEvent.type(canvas.getByRole("textbox", { name: "Text" }), "A text");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/^No answer came/)).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Title" }), " of ours");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(
        expect.objectContaining({
          id: "0198d000-0000-7000-8000-000000000000",
          data: expect.objectContaining({ title: { en: "A title of ours", cn: "" } }),
        }),
      ),
    );
  },
};
/** Someone else was faster: nothing is overwritten, and what was typed stays. */
export const ChangedMeanwhile: Story = {
  args: { id: PUBLISHED.id },
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.update, failWith("mis.changed_meanwhile"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), " now");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/Someone else changed this resource meanwhile/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveValue(
      `${PUBLISHED.data.title.en} now`,
    );
  },
};
export const Removed: Story = {
  args: { id: PUBLISHED.id },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    const dialog = within(
      await within(document.body).findByRole("dialog", { name: "Delete this resource?" }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce());
  },
};
export const Missing: Story = {
  args: { id: PUBLISHED.id },
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.detail, failWith("mis.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such resource")).toBeVisible();
  },
};
export const EditChinese: Story = { args: { id: PUBLISHED.id }, globals: { language: "cn" } };
export const EditNarrow: Story = { args: { id: PUBLISHED.id }, globals: { viewport: { value: "narrow" } } };
export const EditDark: Story = { args: { id: PUBLISHED.id }, globals: { theme: "dark" } };
