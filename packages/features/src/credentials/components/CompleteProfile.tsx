import { completeProfile } from "@candor/api/contract";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormDraft, usePassing, usePlatform } from "../../platform/index.ts";
import { type ProfileForm, profileSchema, toPayload } from "../schema.ts";
import { CredentialForm } from "./CredentialForm.tsx";
import { ProfileFields } from "./ProfileFields.tsx";

/** Name under which what is typed is kept until it is saved. */
const DRAFT = "new-profile";

/** The last step of joining: who one is. */
export function CompleteProfile({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("credentials");
  const { client } = usePlatform();
  const form = useForm<ProfileForm>({
    resolver: standardSchemaResolver(profileSchema),
    mode: "onTouched",
    defaultValues: { name: "", position: "" },
  });
  usePassing(form);
  const forget = useFormDraft(form, DRAFT);
  const send = async (values: ProfileForm) => {
    await client.call(completeProfile, toPayload(values), { quiet: true });
    forget();
    onDone();
  };
  return (
    <CredentialForm form={form} send={send} submitLabel={t("profile.submit")}>
      <ProfileFields />
    </CredentialForm>
  );
}
