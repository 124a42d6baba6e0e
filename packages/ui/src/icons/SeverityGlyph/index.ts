export { SeverityGlyph, type SeverityGlyphProps } from "./SeverityGlyph.tsx";
