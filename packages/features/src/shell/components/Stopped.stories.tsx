import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Stopped } from "./Stopped.tsx";

const meta = {
  title: "Features/Shell/Stopped",
  component: Stopped,
  args: { onReload: fn(), homeHref: "/", build: "0.1.0" },
} satisfies Meta<typeof Stopped>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const Chinese: Story = { globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

function Broken(): never {
  throw new Error("drawn wrong");
}

export const AfterAFailure: Story = {
  render: (args) => (
    <ErrorBoundary fallback={() => <Stopped {...args} />}>
      <Broken />
    </ErrorBoundary>
  ),
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Reload" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
