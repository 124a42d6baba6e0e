export { jiraCatalogue } from "./catalogue.ts";
export { JiraConnection, type JiraConnectionProps } from "./components/JiraConnection.tsx";
export { JiraReturn, type JiraReturnProps } from "./JiraReturn.tsx";
