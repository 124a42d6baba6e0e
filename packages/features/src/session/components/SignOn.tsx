import type { ApiClient } from "@candor/api/client";
import { Button } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFieldMessage } from "../../platform/index.ts";
import { type FormFailure, failureOf } from "../errors.ts";
import { beginSignOn } from "../sign-on.ts";
import * as css from "./SignOn.css.ts";

export interface SignOnProps {
  client: ApiClient;
  /** What the provider is called. */
  name: string;
  /** Where to go once signed in: a path of this origin. */
  returnTo: () => string;
  /** Goes to the provider's page. */
  onLeave: (url: string) => void;
}

/** The way in through the operator's own provider. */
export function SignOn({ client, name, returnTo, onLeave }: SignOnProps) {
  const { t } = useTranslation("session");
  const say = useFieldMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure<string>>();

  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onLeave(await beginSignOn(client, returnTo()));
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  return (
    <div className={css.other}>
      <p className={css.or}>{t("or")}</p>
      <div role="alert" className={css.failure}>
        {say(failure)}
      </div>
      <Button size={40} fullWidth loading={busy} onClick={() => void begin()}>
        {t("signOn", { name })}
      </Button>
    </div>
  );
}
