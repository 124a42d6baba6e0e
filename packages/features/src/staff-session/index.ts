export { staffSessionCatalogue } from "./catalogue.ts";
export { ClosedScreen, type ClosedScreenProps } from "./components/ClosedScreen.tsx";
export { ConsoleShell, type ConsoleShellProps } from "./components/ConsoleShell.tsx";
export { StaffSessionGate, type StaffSessionGateProps } from "./components/StaffSessionGate.tsx";
export { StaffSetup, type StaffSetupProps } from "./components/StaffSetup.tsx";
export { StaffSignIn, type StaffSignInProps } from "./components/StaffSignIn.tsx";
export { useStaffSignOut } from "./queries.ts";
export {
  type ConsoleGroup,
  type ConsoleScreen,
  type ConsoleScreenId,
  firstScreen,
  mayOpen,
} from "./screens.ts";
export {
  CONSOLE_PATH,
  dropStaffToken,
  NEXT_PARAM,
  readStaffToken,
  STAFF_HOME_PATH,
  STAFF_SETUP_PATH,
  STAFF_SIGN_IN_PATH,
  safeNextPath,
  staffSignInHref,
} from "./session.ts";
