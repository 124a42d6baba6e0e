/** Where the console lives on its origin, and its pages outside the shell. */
export const CONSOLE_PATH = "/view-mis";
export const STAFF_SIGN_IN_PATH = `${CONSOLE_PATH}/login`;
/** Signs out once it has asked. */
export const STAFF_SIGN_OUT_PATH = `${CONSOLE_PATH}/logout`;
export const STAFF_SETUP_PATH = `${CONSOLE_PATH}/setup`;
export const STAFF_INVITATION_PATH = `${CONSOLE_PATH}/invitation`;
/** Leads to the first screen that the user may open. */
export const STAFF_HOME_PATH = `${CONSOLE_PATH}/new`;
/** The page on which each member of staff sees to their own sign-in. */
export const STAFF_ACCOUNT_PATH = `${CONSOLE_PATH}/account`;
