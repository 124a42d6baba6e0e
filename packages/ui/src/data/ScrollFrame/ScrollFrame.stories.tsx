import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { ScrollFrame } from "./ScrollFrame.tsx";

const cookies = [
  "_adr_uid",
  "_adr_seg",
  "IDE",
  "px_match",
  "_mly_cid",
  "sid",
  "lang",
  "cart",
  "consent",
  "_ga_session",
  "visitor",
  "region",
];

const row = (
  <table style={{ whiteSpace: "nowrap" }}>
    <tbody>
      <tr>
        {cookies.map((name) => (
          <td key={name} style={{ paddingInlineEnd: 40 }}>
            {name}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

const meta = {
  title: "UI/Data/ScrollFrame",
  component: ScrollFrame,
  decorators: [onSheet],
  args: { label: "Cookies", children: row },
} satisfies Meta<typeof ScrollFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
};
/** Nothing is hidden: no shade, and nothing for Tab to stop at. */
export const Fits: Story = { args: { children: <p>Three cookies</p> } };
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ maxWidth: 390 }}>
        {Story()}
      </div>
    ),
  ],
};
export const Dark: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>, inDark],
};
