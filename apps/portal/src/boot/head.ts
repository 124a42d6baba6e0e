import { type BootData, beginRequests } from "@candor/features/boot/head";
import { readLanguage, readToken, signInHref } from "@candor/features/session/head";

/** Written in at build. */
declare const __BOOT__: BootData;

// Whoever is signed out goes to sign-in without waiting for the app.
const token = readToken();
if (token === null) location.replace(signInHref(`${location.pathname}${location.search}`));
else {
  const path = location.pathname.replace(/\/$/, "") || "/dashboard";
  beginRequests(__BOOT__, { token, language: readLanguage(), path });
}
