import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EvidencePanel } from "./components/EvidencePanel.tsx";
import { COOKIES, SCREENSHOTS } from "./fixtures.ts";

const meta = {
  title: "Features/Evidence/EvidencePanel",
  component: EvidencePanel,
  args: { evidence: [COOKIES], screenshots: SCREENSHOTS },
} satisfies Meta<typeof EvidencePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("cell", { name: "395 days" })[0]).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "1,284" })).toBeVisible();
    await expect(canvas.getAllByRole("cell", { name: "United States" })[0]).toBeVisible();
  },
};
