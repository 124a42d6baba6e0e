export { type LabelColor, labelColors, type TagColor, tagColors } from "./colors.ts";
export { ColorLabel, type ColorLabelProps, Tag, type TagProps } from "./Tag.tsx";
