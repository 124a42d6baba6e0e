import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilterTag } from "../../badges/FilterTag/FilterTag.tsx";
import { Button } from "../../forms/Button/Button.tsx";
import { MultiSelect } from "../../forms/MultiSelect/MultiSelect.tsx";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { FilterBar } from "./FilterBar.tsx";

const meta = {
  title: "UI/Data/FilterBar",
  component: FilterBar,
  decorators: [onSheet],
  args: {
    search: <SearchField aria-label="Search checks" placeholder="Search checks" clearLabel="Clear search" />,
    filters: (
      <MultiSelect
        label="Framework"
        clearLabel="Clear"
        options={[{ value: "GDPR", label: "GDPR" }]}
        value={["GDPR"]}
        onValueChange={() => {}}
      />
    ),
    summary: "14 of 124 checks",
    tags: (
      <FilterTag
        name="Framework"
        value="GDPR"
        onRemove={() => {}}
        removeLabel="Remove filter Framework: GDPR"
      />
    ),
    clear: (
      <Button size={24} variant="link">
        Clear all
      </Button>
    ),
    sheet: {
      label: "Filters",
      title: "Filters",
      closeLabel: "Close",
      doneLabel: "Show 14 checks",
      activeCount: 1,
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const Least: Story = { globals: { viewport: { value: "least" } } };
export const Dark: Story = { decorators: [inDark] };
