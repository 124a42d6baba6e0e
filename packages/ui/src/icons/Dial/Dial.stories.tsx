import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Dial } from "./Dial.tsx";

const meta = { title: "UI/Icons/Dial", component: Dial, decorators: [onSheet] } satisfies Meta<typeof Dial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Broken: Story = { args: { state: "broken", value: 0.9 } };

export const Quiet: Story = { args: { state: "quiet", size: 120, value: 0.3 } };

export const Dark: Story = { ...Broken, decorators: [inDark] };
