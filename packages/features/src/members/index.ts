export { membersCatalogue } from "./catalogue.ts";
export { MemberName } from "./components/MemberName.tsx";
export { MemberState } from "./components/MemberState.tsx";
export { MembersScreen, type MembersScreenProps } from "./components/MembersScreen.tsx";
