export { Assistant, type AssistantProps } from "./Assistant.tsx";
