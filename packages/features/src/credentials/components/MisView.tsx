import { openPreview } from "@candor/api/contract";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useEndpointMutation } from "../../platform/index.ts";
import { storeToken } from "../../session/index.ts";
import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { LinkChecked } from "./LinkChecked.tsx";

/** Opens a company's portal for staff, with the code that the console was given for it. */
export default function MisView(page: CredentialPageProps) {
  const { t } = useTranslation("credentials");
  const { code, returnTo, onLeave } = page;
  const { mutate, error } = useEndpointMutation(openPreview, {
    quiet: true,
    onSuccess: ({ token }) => {
      storeToken(token);
      onLeave(returnTo);
    },
  });
  const begun = useRef(false);
  useEffect(() => {
    // The code works once.
    if (!code || begun.current) return;
    begun.current = true;
    mutate({ code });
  }, [code, mutate]);
  const query = { data: undefined, error, refetch: () => code && mutate({ code }) };
  return (
    <CredentialFrame {...page}>
      <LinkChecked query={query} code={code} next="signIn" waiting={t("previewing")}>
        {() => null}
      </LinkChecked>
    </CredentialFrame>
  );
}
