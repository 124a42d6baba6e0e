import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { COOKIES } from "../evidence/fixtures.ts";
import { RowDialog } from "./components/RowDialog.tsx";

const [row = {}] = COOKIES.rows;

const meta = {
  title: "Features/EvidenceRows/RowDialog",
  component: RowDialog,
  args: {
    line: { engine: row, now: row },
    columns: COOKIES.columns,
    onClose: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof RowDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A time is kept in milliseconds: the field says so, and what customers will read. */
export const Times: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Edit row" }));
    const lifetime = dialog.getByRole("textbox", { name: "Lifetime (milliseconds)" });
    await expect(lifetime).toHaveAccessibleDescription("Customers read: 395 days. The engine saw: 395 days");
    await userEvent.clear(lifetime);
    await userEvent.type(lifetime, "7200000");
    await expect(lifetime).toHaveAccessibleDescription("Customers read: 2 h. The engine saw: 395 days");
    await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
    const now = { ...row, lifetime: 7_200_000 };
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.line, now });
  },
};

export const Chinese: Story = { globals: { language: "cn", viewport: { value: "narrow" }, theme: "dark" } };
