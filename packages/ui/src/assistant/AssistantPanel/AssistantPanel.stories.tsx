import type { Meta, StoryObj } from "@storybook/react-vite";
import { SendHorizontal } from "lucide-react";
import { Citation } from "../../badges/Citation/Citation.tsx";
import { Button } from "../../forms/Button/Button.tsx";
import { TextArea } from "../../forms/TextArea/TextArea.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { framed } from "../../internal/stories.tsx";
import { AssistantMessage } from "./AssistantMessage.tsx";
import { AssistantPanel } from "./AssistantPanel.tsx";

const question = (
  <AssistantMessage author="person" authorLabel="You">
    Why is “Advertising cookies are set before the visitor consents” critical?
  </AssistantMessage>
);

const answer = (
  <AssistantMessage author="assistant" authorLabel="Assistant" foot={<Citation>ePrivacy Art. 5(3)</Citation>}>
    Storing or reading anything that is not strictly needed takes consent first. Six advertising cookies were
    set on the first page, before any choice.
  </AssistantMessage>
);

function Composer({ label, placeholder, ask }: { label: string; placeholder: string; ask: string }) {
  return (
    <div style={{ display: "flex", gap: 8 }}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <TextArea aria-label={label} placeholder={placeholder} rows={2} />
      </div>
      <Button size={40} variant="primary" icon={<Icon of={SendHorizontal} />}>
        {ask}
      </Button>
    </div>
  );
}

const meta = {
  title: "UI/Assistant/AssistantPanel",
  component: AssistantPanel,
  parameters: framed,
  args: {
    open: true,
    onClose: () => {},
    title: "Assistant",
    subtitle: "Answers from the checks and the help content",
    closeLabel: "Close the assistant",
    messagesLabel: "Messages",
    composer: <Composer label="Your question" placeholder="Ask about a check" ask="Ask" />,
    children: (
      <>
        {question}
        {answer}
      </>
    ),
  },
} satisfies Meta<typeof AssistantPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const Empty: Story = {
  args: {
    children: undefined,
    empty: (
      <div style={{ display: "grid", justifyItems: "start", gap: 12 }}>
        <p>Ask about a check, a law or the product.</p>
        <Button>What does consent need?</Button>
        <Button>How is the score worked out?</Button>
      </div>
    ),
  },
};
export const Writing: Story = {
  args: {
    busy: true,
    children: (
      <>
        {question}
        <AssistantMessage author="assistant" authorLabel="Assistant" state="writing" stateText="Writing…">
          Storing or reading anything that is not
        </AssistantMessage>
      </>
    ),
  },
};
export const BrokenOff: Story = {
  args: {
    children: (
      <>
        {question}
        <AssistantMessage
          author="assistant"
          authorLabel="Assistant"
          state="failed"
          stateText="Network error. Check the connection and try again."
          foot={<Button size={24}>Try again</Button>}
        >
          Storing or reading
        </AssistantMessage>
      </>
    ),
  },
};
export const Sources: Story = {
  args: {
    sources: (
      <ul style={{ display: "grid", gap: 4 }}>
        <li>
          Check <a href="/checks/1">Advertising cookies are set before the visitor consents</a>
        </li>
        <li>
          Help <a href="/pages/help/3">How cookies are counted</a>
        </li>
      </ul>
    ),
  },
};
export const LongLabel: Story = {
  args: {
    title: "Donaudampfschifffahrtsgesellschaftsassistent for every company of the group",
    children: Array.from({ length: 6 }, (_, at) => (
      <AssistantMessage
        key={`message-${String(at)}`}
        author={at % 2 ? "assistant" : "person"}
        authorLabel="You"
      >
        {"https://shop.example.com/".repeat(6)}
      </AssistantMessage>
    )),
  },
};
export const RightToLeftText: Story = {
  args: {
    children: (
      <AssistantMessage author="person" authorLabel="You" dir="auto">
        لماذا هذا الفحص حرج؟
      </AssistantMessage>
    ),
  },
};
export const Chinese: Story = {
  args: {
    lang: "zh-CN",
    title: "助手",
    subtitle: "依据检查项和帮助内容回答",
    closeLabel: "关闭助手",
    messagesLabel: "消息",
    composer: <Composer label="您的问题" placeholder="询问某项检查" ask="提问" />,
    children: (
      <>
        <AssistantMessage author="person" authorLabel="您">
          “访客同意前设置广告 Cookie”为什么是严重问题？
        </AssistantMessage>
        <AssistantMessage
          author="assistant"
          authorLabel="助手"
          foot={<Citation>《个人信息保护法》第十三条</Citation>}
        >
          存储或读取非必要信息前，须先取得同意。首页在访客作出选择前设置了 6 个广告 Cookie。
        </AssistantMessage>
      </>
    ),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { ...LongLabel, globals: { viewport: { value: "least" } } };

export const Dark: Story = { args: Sources.args, globals: { theme: "dark" } };
