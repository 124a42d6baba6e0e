export { staffSessionCatalogue } from "./catalogue.ts";
export { ClosedScreen, type ClosedScreenProps } from "./components/ClosedScreen.tsx";
export { ConsoleSheet, type ConsoleSheetProps } from "./components/ConsoleSheet.tsx";
export { ConsoleShell, type ConsoleShellProps } from "./components/ConsoleShell.tsx";
export { MissingScreen } from "./components/MissingScreen.tsx";
export { StaffInvitation, type StaffInvitationProps } from "./components/StaffInvitation.tsx";
export { StaffSessionGate, type StaffSessionGateProps } from "./components/StaffSessionGate.tsx";
export { StaffSetup, type StaffSetupProps } from "./components/StaffSetup.tsx";
export { StaffSignIn, type StaffSignInProps } from "./components/StaffSignIn.tsx";
export { StaffSignOut, type StaffSignOutProps } from "./components/StaffSignOut.tsx";
export { PasskeyError, withPasskey } from "./passkey.ts";
export {
  CONSOLE_PATH,
  STAFF_ACCOUNT_PATH,
  STAFF_HOME_PATH,
  STAFF_INVITATION_PATH,
  STAFF_SETUP_PATH,
  STAFF_SIGN_IN_PATH,
  STAFF_SIGN_OUT_PATH,
} from "./paths.ts";
export { useStaffInfo, useStaffSignOut } from "./queries.ts";
export {
  type ConsoleGroup,
  type ConsoleScreen,
  type ConsoleScreenId,
  canOpen,
  firstScreen,
} from "./screens.ts";
export { NEXT_PARAM, safeNextPath, staffSignInHref } from "./session.ts";
export { SignInAgain } from "./sign-in-again.ts";
export { dropEndedStaffToken, dropStaffToken, keptPermissions, readStaffToken } from "./token.ts";
