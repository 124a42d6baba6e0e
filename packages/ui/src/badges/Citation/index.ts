export { Citation, type CitationItem, CitationList, type CitationListProps } from "./Citation.tsx";
