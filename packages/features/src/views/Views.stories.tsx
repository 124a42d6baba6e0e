import type { SavedView } from "@candor/api/contract";
import { deleteView, listChecks, listViews, saveView } from "@candor/api/endpoints";
import { handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { ChecksScreen, checksAddress } from "../checks/index.ts";
import { answerChecks } from "../checks/testing/index.ts";
import { CUSTOMER_VIEWS, ViewsProvider } from "./context.ts";

/** A list that keeps views. */
const List = () => (
  <ViewsProvider value={CUSTOMER_VIEWS}>
    <ChecksScreen address={useAddress(checksAddress)} />
  </ViewsProvider>
);

const view = (nth: number, rest: Pick<SavedView, "name" | "query"> & Partial<SavedView>): SavedView => ({
  id: `8c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e0${nth}`,
  list: "checks",
  is_default: false,
  ...rest,
});

const CRITICAL = view(1, { name: "Critical first", query: "status=critical" });

const meta = {
  title: "Features/Views",
  component: List,
  parameters: { address: "/checks" },
  beforeEach: ({ msw }) => {
    let views: SavedView[] = [CRITICAL, view(2, { list: "risk", name: "Of another list", query: "" })];
    msw.use(
      ...handlersFor(listChecks, answerChecks),
      ...handlersFor(listViews, () => ({ list: views })),
      ...handlersFor(saveView, (given) => {
        const others = views.filter(({ id, name }) => id !== given.id && name !== given.name);
        const before = views.find(({ id }) => id === given.id) ?? view(3, { name: "", query: "" });
        const { name = before.name, query = before.query, is_default = before.is_default } = given;
        views = [...others, { ...before, name, query, is_default }];
        return { list: views };
      }),
      ...handlersFor(deleteView, ({ id }) => {
        views = views.filter((one) => one.id !== id);
        return { list: views };
      }),
    );
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });

/** A view is chosen, another saved under a name, one deleted. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step("A view is opened", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Views" }));
      await expect(body.queryByText("Of another list")).not.toBeInTheDocument();
      await userEvent.click(await body.findByRole("menuitemradio", { name: "Critical first" }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/checks?status=critical"));
      await waitFor(() => expect(canvas.getByRole("button", { name: "View: Critical first" })).toBeVisible());
    });
    await step("What is shown is saved, and needs a name", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "View: Critical first" }));
      await userEvent.click(await body.findByRole("menuitem", { name: "Save this view…" }));
      const dialog = within(await body.findByRole("dialog", { name: "Save this view" }));
      await userEvent.click(dialog.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(dialog.getByText("Give the view a name.")).toBeVisible());
      await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "For Monday");
      await userEvent.click(dialog.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(body.getByText("The view For Monday is saved")).toBeVisible());
    });
    await step("One is renamed", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^View: / }));
      await userEvent.click(await body.findByRole("menuitem", { name: "Saved views…" }));
      await userEvent.click(await body.findByRole("button", { name: "Rename For Monday" }));
      const dialog = within(await body.findByRole("dialog", { name: "Rename the view For Monday" }));
      const field = dialog.getByRole("textbox", { name: /Name/ });
      await expect(field).toHaveValue("For Monday");
      await userEvent.clear(field);
      await userEvent.type(field, "critical FIRST");
      await expect(field).toHaveAccessibleDescription("A view of this name is replaced.");
      await userEvent.clear(field);
      await userEvent.type(field, "For Friday");
      await expect(field).not.toHaveAccessibleDescription();
      await expect(dialog.getByRole("checkbox", { name: "Open this list with it" })).not.toBeChecked();
      await userEvent.click(dialog.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(body.getByText("The view For Friday is renamed")).toBeVisible());
      await waitFor(() => expect(body.getByRole("button", { name: "Rename For Friday" })).toHaveFocus());
    });
    await step("One is deleted once it was asked for", async () => {
      const trash = () => body.queryByRole("button", { name: "Delete Critical first" });
      await userEvent.click(await body.findByRole("button", { name: "Delete Critical first" }));
      const question = within(await body.findByRole("dialog", { name: "Delete the view Critical first?" }));
      await userEvent.click(question.getByRole("button", { name: "Cancel" }));
      await waitFor(() => expect(trash()).toBeVisible());
      await waitFor(() => expect(trash()).toHaveFocus());
      await userEvent.click(await body.findByRole("button", { name: "Delete Critical first" }));
      await userEvent.click(await body.findByRole("button", { name: "Delete view" }));
      await waitFor(() => expect(body.getByText("The view Critical first is deleted")).toBeVisible());
      await expect(trash()).not.toBeInTheDocument();
      await expect(await body.findByRole("button", { name: "Rename For Friday" })).toBeVisible();
    });
  },
};

/** Whoever takes the default's name for another view sees that it becomes the default. */
export const TakesDefaultsName: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listViews, {
        list: [CRITICAL, view(2, { name: "Last week", query: "days=7", is_default: true })],
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: /^View/ }));
    await userEvent.click(await body.findByRole("menuitem", { name: "Saved views…" }));
    await userEvent.click(await body.findByRole("button", { name: "Rename Critical first" }));
    const dialog = within(await body.findByRole("dialog", { name: "Rename the view Critical first" }));
    const isDefault = dialog.getByRole("checkbox", { name: "Open this list with it" });
    await expect(isDefault).not.toBeChecked();
    const field = dialog.getByRole("textbox", { name: /Name/ });
    await userEvent.clear(field);
    await userEvent.type(field, "last week");
    await expect(isDefault).toBeChecked();
  },
};

/** The bare address of a list opens with its default view; with filters of its own it does not. */
export const OpensWithDefault: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listViews, { list: [{ ...CRITICAL, is_default: true }] })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/checks?status=critical"));
    await userEvent.click(await canvas.findByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent(/^\/checks$/));
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "视图" })).toBeVisible();
  },
};
