import { configEndpoints, listReports, listUnknown, misInfo, previewKnown } from "@candor/api/endpoints";
import type { StaffUser } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { unknownsAddress, unknownsHref } from "./address.ts";
import { UnknownsScreen } from "./components/UnknownsScreen.tsx";
import { CHANGES, REPORTS, SCAN_ID, UNKNOWNS } from "./fixtures.ts";

const { known_vendor: vendors, known_cookie: cookies } = configEndpoints;

const CHANGED = { updated_at: "2026-11-18T14:20:00.000Z", updated_by: "He Ting" };

const STAFF: StaffUser = {
  id: "00000000-0000-4000-8000-000000000001",
  username: "He Ting",
  email: "he.ting@example.com",
  env: "prod-eu",
  permissions: ["view_scan", "view_detection"],
  must_enrol: false,
};

function Addressed() {
  return <UnknownsScreen address={useAddress(unknownsAddress)} resultsHref="/view-mis/scan-result/1" />;
}

const meta = {
  title: "Features/Unknowns/UnknownsScreen",
  component: Addressed,
  parameters: { address: unknownsHref(SCAN_ID) },
  beforeEach: ({ msw }) => {
    const added: string[] = [];
    const note = (title: string) => {
      added.push(title === "Hearsay" ? "hearsay.example" : title);
      return { id: REPORTS.list[0]?.scan_id ?? "", enable: true, revision: 1, ...CHANGED };
    };
    msw.use(
      ...handlersFor(misInfo, STAFF),
      ...handlersFor(listReports, REPORTS),
      ...handlersFor(listUnknown, () => ({
        list: UNKNOWNS.list.filter(({ name }) => !added.includes(name)),
      })),
      ...handlersFor(previewKnown, CHANGES),
      ...handlersFor(vendors.create, ({ key, data }) => ({
        ...note(data.title),
        key,
        data: { ...data, hq: data.hq ?? null, flags: [], aliases: [] },
      })),
      ...handlersFor(cookies.create, ({ key, data }) => ({
        ...note(data.title),
        key,
        data: { ...data, vendor: data.vendor ?? null, domains: [] },
      })),
    );
  },
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is unknown, what behaves as a tracker first; a press on one tells the engine of it. */
export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const row = await canvas.findByRole("row", { name: /hearsay\.example Host Sends data/ });
    await expect(canvas.getByText("3 names are unknown. Trackers by behaviour: 2.")).toBeVisible();
    await userEvent.click(within(row).getByText("hearsay.example"));
    const dialog = within(await screen.findByRole("dialog", { name: "Add a company by its host" }));
    await step("It shows what would change", async () => {
      const change = await dialog.findByText("Trackers before consent: Uncertain becomes Failed");
      // The dialog fades in.
      await waitFor(() => expect(change).toBeVisible());
    });
    await step("A host that is none is refused at its field, and nothing is asked", async () => {
      const hosts = dialog.getByRole("textbox", { name: /^Hosts/ });
      await userEvent.clear(hosts);
      await userEvent.type(hosts, "no host");
      await userEvent.click(dialog.getByRole("button", { name: "Add" }));
      await expect(hosts).toHaveAccessibleDescription(/Enter one to twenty host names/);
      await expect(dialog.getByText("Fill in the fields to see what would change.")).toBeVisible();
      await userEvent.clear(hosts);
      await userEvent.type(hosts, "hearsay.example, hearsay.test");
    });
    await step("It is added, and is unknown no more", async () => {
      const name = dialog.getByRole("textbox", { name: /^Company/ });
      await userEvent.clear(name);
      await userEvent.type(name, "Hearsay");
      await userEvent.click(dialog.getByRole("button", { name: "Add" }));
      const notice = await screen.findByText(/Hearsay is known from now on/);
      await waitFor(() => expect(notice).toBeVisible());
      await waitFor(() => expect(canvas.queryByRole("row", { name: /hearsay\.example/ })).toBeNull());
    });
  },
};

/** A cookie is told by its name and its purpose. */
export const Cookie: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Kind" }), "Cookie");
    await waitFor(() => expect(canvas.queryByRole("row", { name: /hearsay/ })).toBeNull());
    await userEvent.click(await canvas.findByText("_hsy_uid"));
    const dialog = within(await screen.findByRole("dialog", { name: "Add a cookie or key" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Purpose" }), "Advertising");
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    const notice = await screen.findByText(/_hsy_uid is known from now on/);
    await waitFor(() => expect(notice).toBeVisible());
  },
};

/** Who may not configure the engine reads, and cannot add. */
export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(misInfo, { ...STAFF, permissions: ["view_scan"] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("hearsay.example"));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const NothingUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listUnknown, { list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Every name is known")).toBeVisible();
  },
};

export const NoFacts: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listUnknown, failWith("scan.result_not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There are no facts to read" })).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listUnknown, "network")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listUnknown, "pending")),
};

/** Refused by the server: what was typed stays. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(vendors.create, failWith("mis.key_taken"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("hearsay.example"));
    const dialog = within(await screen.findByRole("dialog", { name: "Add a company by its host" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await expect(await dialog.findByText(/Not added: There is an entry with this id/)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^Company/ })).toHaveValue("hearsay.example");
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("有 3 个未知名称，其中 2 个表现为跟踪器。")).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const Dark: Story = { globals: { theme: "dark" } };
