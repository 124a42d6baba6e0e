export { JsonView, type JsonViewProps, type JsonViewTexts } from "./JsonView.tsx";
