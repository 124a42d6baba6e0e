import { isApiError } from "@candor/api/client";
import {
  type ReplyOf,
  type staffSignIn,
  stepPasskeyBegin,
  stepPasskeyFinish,
  stepWithCode,
} from "@candor/api/contract";
import type { SecondStep as Method } from "@candor/api/entities";
import { Button, TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { useErrorText, useFieldMessage, usePlatform } from "../../platform/index.ts";
import { type FormFailure, failureOf, PublicForm, PublicView } from "../../session/index.ts";
import { PasskeyError, withPasskey } from "../passkey.ts";
import { type CodeValues, codeSchema } from "../step-form.ts";
import * as css from "./SecondStep.css.ts";

/** What signing in answers where the password alone is not enough. */
export type OpenStep = Extract<ReplyOf<typeof staffSignIn>, { second_step: string }>;

export interface SecondStepProps {
  step: OpenStep;
  /** The session's bearer token, for the app to keep. */
  onSession: (token: string) => void;
  /** Back to e-mail and password. */
  onAgain: () => void;
}

/** The second step of signing in: a passkey, the code of an authenticator app, or a recovery code. */
export function SecondStep({ step, onSession, onAgain }: SecondStepProps) {
  const { t } = useTranslation("staff-session");
  const [method, setMethod] = useState<Method>(step.methods[0] ?? "recovery");
  const title = useRef<HTMLHeadingElement>(null);
  // A code is typed at once, so its field takes the focus; whoever comes to the passkey is told where they are. The
  // button that was pressed to come here is gone.
  useEffect(() => {
    if (method === "passkey") title.current?.focus();
  }, [method]);
  const others = step.methods.filter((one) => one !== method);
  return (
    <PublicView
      title={t("step.title")}
      titleRef={title}
      subtitle={t(`step.${method}.text`)}
      live
      note={t("step.lost")}
    >
      {method === "passkey" ? (
        <PasskeyStep step={step} onSession={onSession} />
      ) : (
        <CodeStep key={method} method={method} step={step} onSession={onSession} />
      )}
      <div className={css.others}>
        {others.map((one) => (
          <Button key={one} variant="quiet" onClick={() => setMethod(one)}>
            {one === "passkey" ? t("step.passkey.submit") : t(`step.${one}.other`)}
          </Button>
        ))}
        <Button variant="quiet" onClick={onAgain}>
          {t("step.again")}
        </Button>
      </div>
    </PublicView>
  );
}

type StepProps = Pick<SecondStepProps, "step" | "onSession">;

function PasskeyStep({ step: { second_step }, onSession }: StepProps) {
  const { t } = useTranslation("staff-session");
  const { client } = usePlatform();
  const errorText = useErrorText();
  const say = useFieldMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const use = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const options = await client.call(stepPasskeyBegin, { second_step }, { quiet: true });
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const signed = await withPasskey(() => startAuthentication({ optionsJSON: options as never }));
      const { token } = await client.call(stepPasskeyFinish, { second_step, signed }, { quiet: true });
      onSession(token);
    } catch (error) {
      setFailure(error instanceof PasskeyError ? (say({ message: error.code }) ?? null) : errorText(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="primary" size={40} fullWidth loading={busy} onClick={() => void use()}>
        {t("step.passkey.submit")}
      </Button>
      <Failure text={failure} />
    </>
  );
}

/** The server names the field where the code is wrong. */
function stepFailure(error: unknown): FormFailure<"code"> {
  if (isApiError(error) && "code" in error.fields)
    return { at: "code", type: "server", message: error.message };
  return { ...failureOf(error), at: "root" };
}

function CodeStep({ method, step: { second_step }, onSession }: StepProps & { method: "totp" | "recovery" }) {
  const { t } = useTranslation("staff-session");
  const { client } = usePlatform();
  const say = useFieldMessage();
  const form = useForm<CodeValues>({
    resolver: standardSchemaResolver(codeSchema),
    defaultValues: { code: "" },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);
  const digits = method === "totp";
  return (
    <PublicForm
      form={form}
      send={async ({ code }) => {
        const { token } = await client.call(stepWithCode, { second_step, method, code }, { quiet: true });
        onSession(token);
      }}
      failureOf={stepFailure}
      submitLabel={t(`step.${method}.submit`)}
    >
      <TextField
        label={t(`step.${method}.label`)}
        autoComplete={digits ? "one-time-code" : "off"}
        inputMode={digits ? "numeric" : "text"}
        autoCapitalize="none"
        spellCheck={false}
        clearLabel={t("step.clear")}
        error={say(form.formState.errors.code)}
        {...form.register("code")}
      />
    </PublicForm>
  );
}
