export { AssistantLauncher, type AssistantLauncherProps } from "./AssistantLauncher/index.ts";
export {
  AssistantMessage,
  type AssistantMessageProps,
  AssistantPanel,
  type AssistantPanelProps,
  type MessageAuthor,
  type MessageState,
  messageAuthors,
  messageStates,
} from "./AssistantPanel/index.ts";
