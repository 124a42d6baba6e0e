import type { Meta, StoryObj } from "@storybook/react-vite";
import { english } from "../../internal/samples.ts";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { checkStatuses } from "../status.ts";
import { SeverityGlyph } from "./SeverityGlyph.tsx";

const meta = {
  title: "UI/Icons/SeverityGlyph",
  component: SeverityGlyph,
  decorators: [onSheet],
  args: { status: "critical", label: "Critical" },
} satisfies Meta<typeof SeverityGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ["visual"],
  render: () => (
    <div className={css.column}>
      {[12, 14, 16, 32].map((size) => (
        <div className={css.row} key={size}>
          {checkStatuses.map((status) => (
            <SeverityGlyph key={status} label={english[status]} size={size} status={status} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...All, decorators: [inDark] };

/** A result from a newer server: a sign of its own, in the grey of what is to be confirmed. */
export const Unknown: Story = { args: { status: "superseded" as "low", label: "Unknown", size: 32 } };
