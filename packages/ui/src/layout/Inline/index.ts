export { Inline, type InlineProps, inlineAligns, inlineJustifies } from "./Inline.tsx";
