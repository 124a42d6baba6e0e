export { useActionText } from "./action-text.ts";
export { logsAddress } from "./address.ts";
export { logsCatalogue } from "./catalogue.ts";
export { useActorName } from "./columns.tsx";
export { LogList, type LogListProps } from "./components/LogList.tsx";
