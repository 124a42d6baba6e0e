export {
  type LabelColor,
  labelColors,
  type TagColor,
  type TagTextColor,
  tagColors,
  tagTextColors,
} from "./colors.ts";
export { ColorLabel, type ColorLabelProps, Tag, type TagProps } from "./Tag.tsx";
