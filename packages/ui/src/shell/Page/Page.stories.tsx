import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { PageHeader } from "./PageHeader.tsx";
import { Section } from "./Section.tsx";
import { Cell, Cells, Split } from "./Split.tsx";

const meta = {
  title: "UI/Shell/Page",
  component: PageHeader,
  args: { title: "Checks" },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Actions: Story = {
  args: { meta: "124 checks", actions: <Button>Export</Button>, children: "A Vernier stands here." },
};

export const Sentence: Story = {
  args: {
    size: "sentence",
    eyebrow: "Check 1 of 124 in shop.example.com",
    title: "Advertising cookies are set before the visitor consents",
    subtitle: "Found on 18 November.",
  },
};

export const Regions: Story = {
  render: (args) => (
    <>
      <PageHeader {...args} />
      <Cells columns={3}>
        <Cell>Critical</Cell>
        <Cell>Medium</Cell>
        <Cell>Low</Cell>
      </Cells>
      <Split railLabel="Properties" rail={<Section title="History">Three events.</Section>}>
        <Section title="What is wrong">Five cookies were stored.</Section>
        <Section title="Evidence" meta="5" actions={<a href="/export">Export evidence</a>} inset="flush">
          A table runs from rule to rule.
        </Section>
      </Split>
    </>
  ),
};

export const Narrow: Story = { ...Regions, globals: { viewport: { value: "narrow" } } };

export const Dark: Story = { ...Regions, globals: { theme: "dark" } };
