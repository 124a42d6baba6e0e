import "@candor/ui/styles";
import {
  RETURN_PARAM,
  readToken,
  safeReturnPath,
  sessionCatalogue,
  storeToken,
} from "@candor/features/session";
import { hydratePage } from "./hydrate.ts";
import { Login } from "./Login.tsx";

const returnPath = () => safeReturnPath(new URLSearchParams(location.search).get(RETURN_PARAM));
const enter = () => location.replace(returnPath());

const start = () =>
  hydratePage({ texts: sessionCatalogue }, (parts) => {
    document.title = `${parts.i18n.t("documentTitle", { ns: "session" })} · Candor`;
    const keep = (token: string) => {
      storeToken(token);
      enter();
    };
    const signOn = { returnTo: returnPath, onLeave: (url: string) => location.assign(url) };
    return <Login {...parts} onSignedIn={keep} signOn={signOn} />;
  });

if (readToken() === null) void start();
else enter();
