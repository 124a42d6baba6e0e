export { useActionText } from "./action-text.ts";
export { logsAddress } from "./address.ts";
export { logsCatalogue } from "./catalogue.ts";
export { LogList, type LogListProps } from "./components/LogList.tsx";
