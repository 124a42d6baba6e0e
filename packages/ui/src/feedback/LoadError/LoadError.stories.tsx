import type { Meta, StoryObj } from "@storybook/react-vite";
import { CloudOff } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { LoadError } from "./LoadError.tsx";

const meta = {
  title: "UI/Feedback/LoadError",
  component: LoadError,
  decorators: [onSheet],
  args: {
    title: "Unable to load",
    description: "Check the network, then try again. Filters and page are kept.",
    retryLabel: "Try again",
    onRetry: () => {},
  },
} satisfies Meta<typeof LoadError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Retrying: Story = { args: { retrying: true } };

export const WithIcon: Story = { args: { icon: <Icon of={CloudOff} size={20} /> } };

export const LongLabel: Story = {
  args: {
    title: "Unable to load the checks of a-very-long-host-name-that-somebody-registered.example.com",
    description:
      "ERR_CONNECTION_RESET_WHILE_READING_THE_ANSWER_OF_THE_SERVER_BEHIND_THE_PROXY_OF_THE_COMPANY",
  },
};

export const Chinese: Story = {
  args: { title: "无法加载", description: "检查网络后重试。筛选条件和页码已保留。", retryLabel: "重试" },
  decorators: [inChinese],
};

export const Narrow: Story = { ...LongLabel, globals: { viewport: { value: "narrow" } } };

/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { tags: ["visual"], ...LongLabel, globals: { viewport: { value: "least" } } };

export const Dark: Story = { decorators: [inDark] };
