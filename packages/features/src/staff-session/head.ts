// What runs before the app's script is there: no library may come along.

export { STAFF_SIGN_OUT_PATH } from "./paths.ts";
export { keptPermissions, readStaffToken } from "./token.ts";
