import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Citation, CitationList } from "./Citation.tsx";

const meta = {
  title: "UI/Badges/Citation",
  component: Citation,
  decorators: [onSheet],
  args: { children: "GDPR Art. 7(3)" },
} satisfies Meta<typeof Citation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { args: { children: "《个人信息保护法》第三十八条", lang: "zh-CN" } };

export const Overflow: Story = {
  tags: ["visual"],
  render: () => (
    <CitationList
      items={[
        { id: "eprivacy", label: "ePrivacy Art. 5(3)" },
        { id: "gdpr", label: "GDPR Art. 7(3)" },
        { id: "pipl", label: "《个人信息保护法》第三十八条", lang: "zh-CN" },
      ]}
      moreLabel="2 more references"
    />
  ),
};

export const Dark: Story = { ...Overflow, decorators: [inDark] };
