import { type BootData, beginRequests } from "@candor/features/boot/head";
import { readLanguage } from "@candor/features/session/head";
import { readStaffToken } from "@candor/features/staff-session/head";

/** Written in at build. */
declare const __BOOT__: BootData;

const token = readStaffToken();
if (token !== null) {
  const path = location.pathname.replace(/\/$/, "");
  beginRequests(__BOOT__, { token, language: readLanguage(), path });
}
