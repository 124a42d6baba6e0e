// What runs before the app's script is there: no library may come along.
export { keptPermissions, readStaffToken } from "./token.ts";
