import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "UI/Data/Pagination",
  component: Pagination,
  decorators: [onSheet],
  args: {
    label: "Pages",
    page: 1,
    pageCount: 65,
    onPageChange: () => {},
    rangeText: "1–20 of 1,284",
    previousLabel: "Previous page",
    nextLabel: "Next page",
    pageLabel: (page) => `Page ${page}`,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PageSize: Story = {
  tags: ["visual"],
  args: {
    page: 30,
    rangeText: "581–600 of 1,284",
    pageSize: {
      label: "Rows",
      value: 20,
      options: [20, 50],
      text: (size) => `${size} per page`,
      onChange: () => {},
    },
  },
};
export const OnePage: Story = { args: { pageCount: 1, rangeText: "1–14 of 14" } };

export const Empty: Story = { args: { pageCount: 0, rangeText: "No checks" } };
export const Chinese: Story = {
  args: { label: "分页", rangeText: "第 1–20 条，共 1,284 条" },
  decorators: [inChinese],
};
export const Narrow: Story = { ...PageSize, globals: { viewport: { value: "narrow" } } };
export const Least: Story = { ...PageSize, globals: { viewport: { value: "least" } } };
export const Dark: Story = { decorators: [inDark] };
