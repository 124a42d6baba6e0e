export { PageHeader, type PageHeaderProps } from "./PageHeader.tsx";
export { Section, type SectionProps } from "./Section.tsx";
export { Cell, Cells, type CellsProps, Split, type SplitProps } from "./Split.tsx";
