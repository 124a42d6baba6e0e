export { type BulkAction, BulkBar, type BulkBarProps } from "./BulkBar.tsx";
