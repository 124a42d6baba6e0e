export { membersCatalogue } from "./catalogue.ts";
export { MemberName } from "./components/MemberName.tsx";
export { MemberStanding } from "./components/MemberStanding.tsx";
export { MembersScreen, type MembersScreenProps } from "./components/MembersScreen.tsx";
