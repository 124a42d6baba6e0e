import { type BootData, beginRequests } from "@candor/features/boot/head";
import { readLanguage } from "@candor/features/session/head";
import { keptPermissions, readStaffToken, STAFF_SIGN_OUT_PATH } from "@candor/features/staff-session/head";

/** Written in at build, wherever it stands: it stands once. */
declare const __BOOT__: BootData;

const token = readStaffToken();
const path = location.pathname.replace(/\/$/, "");
// Who is asked whether to log out needs nothing of the session.
if (token !== null && path !== STAFF_SIGN_OUT_PATH) {
  const allowed = keptPermissions();
  const opens = (permission: string | undefined) =>
    !permission || allowed.includes("super") || allowed.includes(permission);
  // What a page asks is not asked for somebody whom the page refuses, and not before that is known.
  const boot = __BOOT__;
  const screens = boot.screens.map((screen) =>
    opens(screen.permission) ? screen : { ...screen, calls: [] },
  );
  beginRequests({ ...boot, screens }, { token, language: readLanguage(), path });
}
