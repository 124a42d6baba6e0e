export { staffAddress } from "./address.ts";
export { staffCatalogue } from "./catalogue.ts";
export { StaffList, type StaffListProps } from "./components/StaffList.tsx";
export { openedBy } from "./opened.ts";
