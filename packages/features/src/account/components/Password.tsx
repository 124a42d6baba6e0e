import { Button } from "@candor/ui/forms";
import { Section } from "@candor/ui/shell";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { credentialsCatalogue } from "../../credentials/index.ts";
import { type Arriving, lazyPart, useMissing } from "../../platform/index.ts";
import { accountCatalogue } from "../catalogue.ts";
import * as css from "./AccountScreen.css.ts";
import type { PasswordFormProps } from "./PasswordForm.tsx";

// Its form is fetched when it is first asked for.
const PasswordForm = lazyPart<PasswordFormProps & Arriving>(
  [accountCatalogue, credentialsCatalogue],
  () => import("./PasswordForm.tsx"),
);

/** The way to change one's own password. */
export function Password() {
  const { t } = useTranslation("account");
  const [open, setOpen] = useState(false);
  const onMissing = useMissing(() => setOpen(false));
  return (
    <Section
      title={t("password.title")}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("password.change")}
        </Button>
      }
    >
      <p className={css.note}>{t("password.none")}</p>
      {open && (
        <Suspense>
          <PasswordForm onClose={() => setOpen(false)} onMissing={onMissing} />
        </Suspense>
      )}
    </Section>
  );
}
