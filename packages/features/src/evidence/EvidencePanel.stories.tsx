import type { TableLayout } from "@candor/api/entities";
import { Section } from "@candor/ui/shell";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { EvidencePanel } from "./components/EvidencePanel.tsx";
import { COOKIES, GROUPED, REQUESTS, SCREENSHOTS } from "./fixtures.ts";

const meta = {
  title: "Features/Evidence/EvidencePanel",
  component: EvidencePanel,
  args: { evidence: [COOKIES, REQUESTS], screenshots: SCREENSHOTS },
} satisfies Meta<typeof EvidencePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: /Cookies/ })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getAllByRole("cell", { name: "395 days" })[0]).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "1,284" })).toBeVisible();
    await expect(canvas.getAllByRole("cell", { name: "United States" })[0]).toBeVisible();
  },
};

/** More was seen than stored, and more is stored than shown at first. */
export const ManyRows: Story = {
  args: { evidence: [REQUESTS], screenshots: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(13);
    await userEvent.click(canvas.getByRole("button", { name: "Show all 30 rows" }));
    await expect(canvas.getAllByRole("row")).toHaveLength(31);
    await expect(canvas.getByText("30 of 1,284 rows are stored.")).toBeVisible();
  },
};

/** Title and sentence are those that staff gave the table. */
export const Configured: Story = {
  // Its filters take the page's gutter, where every panel stands.
  render: (args) => (
    <Section title="Evidence">
      <EvidencePanel {...args} />
    </Section>
  ),
  args: {
    evidence: [
      {
        ...GROUPED,
        layout: {
          ...(GROUPED.layout as TableLayout),
          title: { en: "Who gets what", cn: "接收方" },
          sub_title: { en: "Every host outside the source region.", cn: "来源地以外的所有主机。" },
        },
      },
    ],
    screenshots: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: /^Who gets what/ })).toBeVisible();
    await expect(canvas.getByText("Every host outside the source region.")).toBeVisible();
  },
};

export const Viewer: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step("A screenshot opens large", async () => {
      await userEvent.click(canvas.getByRole("tab", { name: /Screenshots/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Enlarge: Banner visible, no choice made" }));
      await waitFor(() =>
        expect(body.getByRole("dialog", { name: "Banner visible, no choice made" })).toBeVisible(),
      );
    });
    await step("Arrow keys go to the others", async () => {
      await userEvent.keyboard("{ArrowRight}");
      await waitFor(() =>
        expect(body.getByRole("dialog", { name: "After reload, nothing chosen" })).toBeVisible(),
      );
    });
    await step("Escape gives the focus back", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: "Enlarge: Banner visible, no choice made" })).toHaveFocus(),
      );
    });
  },
};

export const ImageFailed: Story = {
  args: {
    evidence: [],
    screenshots: SCREENSHOTS.map((shot) => ({ ...shot, url: "data:image/png;base64,AA" })),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/could not be loaded/))[0]).toBeVisible();
  },
};

export const Empty: Story = { args: { evidence: [], screenshots: [] } };
export const LongLabel: Story = {
  args: {
    evidence: [
      {
        ...COOKIES,
        rows: COOKIES.rows.map((row) => ({
          ...row,
          name: "a_very_long_cookie_name_".repeat(6),
          owner: "Owner ".repeat(20),
        })),
      },
    ],
  },
};
export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("cell", { name: "395 天" })[0]).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "中国大陆" })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
