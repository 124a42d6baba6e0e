import { magicLinkCallback } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { useEndpointMutation } from "../../platform/index.ts";
import { safeReturnPath, storeToken } from "../../session/index.ts";
import { useOnce } from "../use-once.ts";
import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { LinkChecked } from "./LinkChecked.tsx";

/** Signs in with the link of a mail, or says why it does not and mails another one. */
export default function MagicLink(page: CredentialPageProps) {
  const { t } = useTranslation("credentials");
  const { code, returnTo, onLeave } = page;
  const { mutate, error } = useEndpointMutation(magicLinkCallback, {
    quiet: true,
    onSuccess: ({ token, redirect_uri }) => {
      storeToken(token);
      onLeave(safeReturnPath(redirect_uri, returnTo));
    },
  });
  const exchange = () => code && mutate({ code });
  useOnce(exchange, Boolean(code));
  const query = { data: undefined, error, refetch: exchange };
  return (
    <CredentialFrame {...page}>
      <LinkChecked query={query} code={code} next="magic" waiting={t("arriving")}>
        {() => null}
      </LinkChecked>
    </CredentialFrame>
  );
}
