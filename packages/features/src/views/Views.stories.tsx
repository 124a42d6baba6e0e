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
        const others = views.filter(({ name }) => name !== given.name);
        views = [...others, view(3, given)];
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
    await step("One is deleted", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^View: / }));
      await userEvent.click(await body.findByRole("menuitem", { name: "Saved views…" }));
      const dialog = within(await body.findByRole("dialog", { name: "Saved views" }));
      await userEvent.click(dialog.getByRole("button", { name: "Delete Critical first" }));
      await waitFor(() =>
        expect(dialog.queryByRole("button", { name: "Delete Critical first" })).not.toBeInTheDocument(),
      );
    });
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
