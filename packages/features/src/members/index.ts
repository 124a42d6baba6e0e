export { membersCatalogue } from "./catalogue.ts";
export { MembersScreen, type MembersScreenProps } from "./components/MembersScreen.tsx";
