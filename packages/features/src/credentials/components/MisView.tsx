import { openPreview } from "@candor/api/contract";
import { SPECIAL_USER_ID } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { keepDraftsOf, storeDraft, useEndpointMutation } from "../../platform/index.ts";
import { PREVIEW_DRAFT, storeToken } from "../../session/index.ts";
import { useOnce } from "../use-once.ts";
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
      // As the portal does once it knows who is signed in: it forgets what was kept for anybody else.
      keepDraftsOf(`portal ${SPECIAL_USER_ID}`);
      storeDraft(PREVIEW_DRAFT, true);
      onLeave(returnTo);
    },
  });
  const exchange = () => code && mutate({ code });
  useOnce(exchange, Boolean(code));
  const query = { data: undefined, error, refetch: exchange };
  return (
    <CredentialFrame {...page}>
      <LinkChecked query={query} code={code} next="signIn" waiting={t("previewing")}>
        {() => null}
      </LinkChecked>
    </CredentialFrame>
  );
}
