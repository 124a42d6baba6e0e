import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { LoadError } from "../../feedback/LoadError/LoadError.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import * as cn from "../../words/cn.ts";
import * as en from "../../words/en.ts";
import { FlowRibbons } from "./FlowRibbons.tsx";
import { links, manyRecipients, recipients, recipientsChinese, sources, sourcesChinese } from "./samples.ts";

const meta = {
  title: "UI/Charts/FlowRibbons",
  component: FlowRibbons,
  decorators: [onSheet],
  args: {
    title: "7 recipients get personal data. 3 of them should not, as it stands.",
    note: ({ perTick }) =>
      perTick === 1 ? "1 tick = 1 data item seen in traffic" : `1 tick ≈ ${Math.round(perTick)} data items`,
    label: "Which personal data goes to which recipient",
    sources,
    recipients,
    links,
    ...en.flowRibbons,
  },
} satisfies Meta<typeof FlowRibbons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

/** Recipients are buttons: the pressed one's ribbons stand out. */
export const Highlighted: Story = {
  args: { highlighted: "m", onHighlight: () => {} },
  render: function Highlighting(args) {
    const [highlighted, setHighlighted] = useState(args.highlighted);
    return <FlowRibbons {...args} highlighted={highlighted} onHighlight={setHighlighted} />;
  },
};

export const Dark: Story = { ...Highlighted, decorators: [inDark] };

export const OneRecipient: Story = {
  args: {
    title: "One recipient gets personal data, without separate consent.",
    recipients: recipients.slice(0, 1),
    links: links.filter(({ recipient }) => recipient === "m"),
  },
};

/** Forty recipients: the 12 worst are drawn, the rest stands in the table. */
export const Many: Story = {
  args: {
    title: "40 recipients get personal data. 13 of them should not, as it stands.",
    ...manyRecipients(40),
  },
};

/** Thousands of items: one tick stands for several. */
export const Heavy: Story = { args: { links: links.map((link) => ({ ...link, items: link.items * 97 })) } };

/** A recipient without items, a link to nobody, a result from a newer server, items that were not counted. */
export const ZeroAndUnknown: Story = {
  args: {
    recipients: [
      ...recipients.slice(0, 3),
      { id: "none", label: "Idle Ltd.", purpose: "Nothing yet", status: "passed" },
      { id: "new", label: "Newer GmbH", purpose: "Unknown result", status: "new" as "low" },
    ],
    links: [
      ...links,
      { source: "account", recipient: "new", items: 3 },
      { source: "nowhere", recipient: "nobody", items: 3 },
      { source: "account", recipient: "none", items: 0 },
      { source: "order", recipient: "none", items: Number.NaN },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    recipients: recipients.map((recipient) => ({
      ...recipient,
      label: `${recipient.label} of Donaudampfschifffahrtsgesellschaft and its subsidiaries worldwide`,
    })),
    sources: sources.map((source) => ({ ...source, label: `${source.label} of people under the age of 16` })),
  },
};

export const RightToLeft: Story = {
  args: {
    recipients: recipients.map((recipient) => ({
      ...recipient,
      label: "شركة التحليلات (Ltd.)",
      note: "بدون موافقة",
    })),
  },
};

const undrawn = { title: "Data sharing", note: undefined, recipients: [], links: [] };

export const Loading: Story = { args: { ...undrawn, loading: "Loading recipients" } };

export const Empty: Story = { args: { ...undrawn, empty: "No recipient gets personal data." } };

export const Failed: Story = {
  args: {
    ...undrawn,
    error: <LoadError onRetry={() => {}} retryLabel="Try again" title="Unable to load" />,
  },
};

export const Chinese: Story = {
  args: {
    title: "7 个接收方获得个人信息，其中 3 个目前不应获得。",
    note: () => "每格 1 个数据项",
    label: "个人信息的去向",
    sources: sourcesChinese,
    recipients: recipientsChinese,
    ...cn.flowRibbons,
  },
  decorators: [(Story) => <div lang="zh-CN">{Story()}</div>],
};

export const Narrow: Story = { ...Highlighted, globals: { viewport: { value: "narrow" } } };
