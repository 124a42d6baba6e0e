export { Dial, type DialProps } from "./Dial/index.ts";
export { Icon, type IconProps, iconSizes } from "./Icon/index.ts";
export { LogoMark, type LogoMarkProps } from "./LogoMark/index.ts";
export { SeverityGlyph, type SeverityGlyphProps } from "./SeverityGlyph/index.ts";
export {
  type CheckCounts,
  type CheckStatus,
  checkStatuses,
  issueStatuses,
  statusLetters,
  totalOf,
} from "./status.ts";
