export { Inline, type InlineProps, inlineAligns, inlineJustifies } from "./Inline/index.ts";
export { Stack, type StackProps } from "./Stack/index.ts";
export { type Space, spaces } from "./spaces.ts";
