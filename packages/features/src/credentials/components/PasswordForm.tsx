import type { PasswordRule } from "@candor/api/entities";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { usePassing } from "../../platform/index.ts";
import { type NewPassword, passwordSchema } from "../schema.ts";
import { CredentialForm, type CredentialFormProps } from "./CredentialForm.tsx";
import { PasswordPair } from "./PasswordPair.tsx";

const SCHEMAS = { v1: passwordSchema("v1"), v2: passwordSchema("v2") };

export interface PasswordFormProps extends Omit<CredentialFormProps<NewPassword>, "form" | "children"> {
  rule: PasswordRule;
  /** Before the password. */
  children?: ReactNode;
}

/** Asks for a new password, and nothing else. */
export function PasswordForm({ rule, children, ...rest }: PasswordFormProps) {
  const form = useForm<NewPassword>({
    resolver: standardSchemaResolver(SCHEMAS[rule]),
    mode: "onTouched",
    defaultValues: { password: "", confirm_password: "" },
  });
  usePassing(form);
  return (
    <CredentialForm form={form} {...rest}>
      {children}
      <PasswordPair rule={rule} />
    </CredentialForm>
  );
}
