import { checkRegisterLink, register } from "@candor/api/contract";
import { COMPANY_NAME_MAX } from "@candor/api/entities";
import { TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useAtMost, useEndpoint, useFieldMessage, usePassing, usePlatform } from "../../platform/index.ts";
import { storeToken } from "../../session/index.ts";
import { registerSchema, toRegistration, type RegisterForm as Values } from "../schema.ts";
import { CredentialForm } from "./CredentialForm.tsx";
import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { LinkChecked } from "./LinkChecked.tsx";
import { PasswordPair } from "./PasswordPair.tsx";
import { ProfileFields } from "./ProfileFields.tsx";
import { View } from "./View.tsx";

/** Registers a company with the link of a mail, which has confirmed the e-mail. */
export default function Register(page: CredentialPageProps) {
  const { t } = useTranslation("credentials");
  const { code, returnTo, onLeave } = page;
  const query = useEndpoint(checkRegisterLink, { code: code ?? "" }, { quiet: true, enabled: !!code });
  const enter = (token: string) => {
    storeToken(token);
    onLeave(returnTo);
  };
  return (
    <CredentialFrame {...page}>
      <LinkChecked query={query} code={code} next="register">
        {({ email }, checked, onProblem) => (
          <View title={t("register.title")} subtitle={t("register.subtitle")}>
            <RegisterForm code={checked} email={email} onRegistered={enter} onProblem={onProblem} />
          </View>
        )}
      </LinkChecked>
    </CredentialFrame>
  );
}

interface RegisterFormProps {
  code: string;
  /** What the link has confirmed. */
  email: string;
  onRegistered: (token: string) => void;
  onProblem: (error: unknown) => void;
}

function RegisterForm({ code, email, onRegistered, onProblem }: RegisterFormProps) {
  const { t } = useTranslation(["credentials", "common"]);
  const atMost = useAtMost();
  const { client } = usePlatform();
  const say = useFieldMessage();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(registerSchema),
    mode: "onTouched",
    defaultValues: { name: "", company: "", position: "", password: "", confirm_password: "" },
  });
  usePassing(form);
  const send = async (values: Values) => {
    const { token } = await client.call(register, toRegistration(code, values), { quiet: true });
    onRegistered(token);
  };
  return (
    <CredentialForm form={form} send={send} submitLabel={t("register.submit")} onProblem={onProblem}>
      <TextField label={t("email")} type="email" autoComplete="username" readOnly value={email} />
      <TextField
        label={t("company")}
        required
        autoComplete="organization"
        {...atMost(COMPANY_NAME_MAX)}
        clearLabel={t("clear")}
        error={say(form.formState.errors.company)}
        {...form.register("company")}
      />
      <ProfileFields />
      <PasswordPair rule="v2" />
    </CredentialForm>
  );
}
