import type { Meta, StoryObj } from "@storybook/react-vite";
import { pressed } from "../../internal/pressed.ts";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { MultiSelect } from "./MultiSelect.tsx";

const meta = {
  title: "UI/Forms/MultiSelect",
  component: MultiSelect,
  decorators: [onSheet],
  args: {
    label: "Framework",
    clearLabel: "Clear",
    options: ["GDPR", "PIPL", "CPRA"].map((name) => ({ value: name, label: name })),
    value: [],
    onValueChange: () => {},
  },
} satisfies Meta<typeof MultiSelect>;

/** More than ten: the list has a search. */
const frameworks = [
  "GDPR",
  "ePrivacy Directive",
  "PIPL",
  "CPRA",
  "COPPA",
  "UK GDPR",
  "LGPD",
  "APPI",
  "PDPA",
  "FADP",
  "ISO/IEC 27001",
  "ISO/IEC 27701",
  "NIST Privacy Framework",
  "PCI DSS",
];

const open = pressed("button", /Framework/);

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { value: ["GDPR", "PIPL"] } };
export const Open: Story = { tags: ["visual"], ...Active, play: open };

export const Many: Story = {
  args: {
    options: frameworks.map((name) => ({ value: name, label: name })),
    search: { label: "Search frameworks", clearLabel: "Clear search", emptyText: "No framework matches." },
  },
  play: open,
};
export const Empty: Story = { args: { options: [] } };
export const LongLabel: Story = {
  args: {
    label: "Law or standard",
    options: [
      {
        value: "a",
        label:
          "Regulation on the protection of natural persons with regard to the processing of personal data",
      },
      { value: "b", label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" },
    ],
    value: ["a"],
  },
  play: pressed("button", /Law/),
};
export const Chinese: Story = { args: { label: "法规与标准", value: ["PIPL"] }, decorators: [inChinese] };
export const Narrow: Story = { args: { value: ["GDPR"] }, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { decorators: [inDark], play: open };
