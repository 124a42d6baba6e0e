// What runs before the app's script is there: no library may come along.
export { readStaffToken } from "./token.ts";
