export {
  AssistantMessage,
  type AssistantMessageProps,
  type MessageAuthor,
  type MessageState,
  messageAuthors,
  messageStates,
} from "./AssistantMessage.tsx";
export { AssistantPanel, type AssistantPanelProps } from "./AssistantPanel.tsx";
