import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SegmentedControl } from "../../forms/SegmentedControl/SegmentedControl.tsx";
import { pressed } from "../../internal/pressed.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import * as en from "../../words/en.ts";
import { DataTable } from "../DataTable/DataTable.tsx";
import { type TableDensity, tableDensities } from "../DataTable/props.ts";
import { checkId, checks, columns } from "../DataTable/samples.tsx";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { arrangeColumns, asGiven } from "./layout.ts";

const meta = {
  title: "UI/Data/ColumnChoice",
  component: ColumnChoice,
  decorators: [onSheet],
  args: {
    columns: columns.map(({ id, header }) => ({ id, name: String(header), fixed: id === "status" })),
    layout: asGiven,
    onLayoutChange: () => {},
    ...en.columnChoice,
  },
  render: function WithTable(args) {
    const [layout, setLayout] = useState(args.layout);
    const [density, setDensity] = useState<TableDensity>("line");
    const arranged = arrangeColumns(columns, layout);
    return (
      <>
        <div style={{ display: "flex", justifyContent: "flex-end" }}>
          <ColumnChoice {...args} layout={layout} onLayoutChange={setLayout}>
            <SegmentedControl
              label="Density"
              size={28}
              value={density}
              onValueChange={setDensity}
              options={tableDensities.map((value) => ({
                value,
                label: { dense: "36", line: "44", double: "56" }[value],
              }))}
            />
          </ColumnChoice>
        </div>
        <DataTable label="Checks" columns={arranged} rows={checks} rowId={checkId} density={density} />
      </>
    );
  },
} satisfies Meta<typeof ColumnChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const Open: Story = { play: pressed("button", "Columns") };
export const HiddenAndMoved: Story = {
  args: { layout: { order: ["status", "owner"], hidden: ["cite"] } },
};
export const Dark: Story = { decorators: [inDark] };
