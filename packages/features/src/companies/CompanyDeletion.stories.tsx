import {
  deleteStaffCompany,
  exportStaffCompany,
  getStaffCompany,
  listCompanyMembers,
  listLogs,
  staffCompanyUsage,
} from "@candor/api/endpoints";
import { failWith, fileFor, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { CompanyPage } from "./components/CompanyPage.tsx";
import { LINDEN, logPage, teamOf, USAGE } from "./fixtures.ts";

const meta = {
  title: "Features/Companies/CompanyPage/Deleting",
  component: CompanyPage,
  args: {
    id: LINDEN.id,
    listHref: "/view-mis/company-list",
    logs: null,
    mayDelete: true,
    mayReadScans: true,
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getStaffCompany, LINDEN),
      ...handlersFor(listCompanyMembers, teamOf([])),
      ...handlersFor(staffCompanyUsage, USAGE),
      ...handlersFor(listLogs, logPage("staff")),
    ),
} satisfies Meta<typeof CompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not without its export, nor under another name; then the reader is back at the list. */
export const Deletes: Story = {
  beforeEach: ({ msw }) => {
    let exported_at: string | null = null;
    const asked: string[] = [];
    msw.use(
      ...fileFor(exportStaffCompany, () => {
        exported_at = "2026-11-20T10:00:00.000Z";
        return { name: "company.zip", content: "PK" };
      }),
      ...handlersFor(staffCompanyUsage, () => ({ ...USAGE, exported_at })),
      ...handlersFor(deleteStaffCompany, ({ name }) => {
        asked.push(name);
        return asked.length === 1 ? failWith("common.internal") : {};
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    const form = within(await screen.findByRole("dialog", { name: "Delete Linden Shop?" }));
    const name = form.getByRole("textbox", { name: /Name of the company/ });
    const remove = form.getByRole("button", { name: "Delete company" });
    await userEvent.type(name, "Linden");
    await userEvent.click(remove);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Type the company’s name exactly/));
    await userEvent.type(name, " Shop");
    await userEvent.click(remove);
    await expect(await form.findByText("Download the company’s export first.")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Download the whole export" }));
    await expect(await form.findByText(/^You downloaded the export on 20 Nov 2026/)).toBeVisible();
    await expect(form.queryByText("Download the company’s export first.")).toBeNull();
    await userEvent.click(remove);
    await expect(await form.findByText(/^The company was not deleted: /)).toBeVisible();
    await expect(name).toHaveValue("Linden Shop");
    await userEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByText("Linden Shop is deleted")).toBeVisible());
  },
};

/** What is asked before it is deleted. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete Linden Shop?" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除" }));
    const dialog = await screen.findByRole("dialog", { name: "删除 Linden Shop？" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
