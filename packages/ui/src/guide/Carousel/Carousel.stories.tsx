import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark } from "../../internal/stories.tsx";
import { guideLabels, guidePages } from "../samples.ts";
import { Carousel } from "./Carousel.tsx";

const images = guidePages[1]?.images ?? [];

const meta = {
  title: "UI/Guide/Carousel",
  component: Carousel,
  // As wide as the dialog leaves it.
  decorators: [(Story) => <div style={{ maxWidth: 642 }}>{Story()}</div>],
  args: { images, labels: guideLabels },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const OneImage: Story = { args: { images: images.slice(0, 1) } };
export const Empty: Story = { args: { images: [] } };
export const FailingImage: Story = {
  args: { images: [{ src: "data:image/png;base64,nothing", alt: "Choose objects" }] },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { decorators: [inDark] };
