import { JOB_POSITIONS, USER_NAME_MAX } from "@candor/api/entities";
import { Select, TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useAtMost, useFieldMessage } from "../../platform/index.ts";
import { useFields } from "../form-context.ts";
import type { ProfileForm } from "../schema.ts";

/** Who one is: a name, and the job position where one wants to give it. */
export function ProfileFields() {
  const { t } = useTranslation(["credentials", "account", "common"]);
  const atMost = useAtMost();
  const say = useFieldMessage();
  const { register, formState } = useFields<ProfileForm>();
  return (
    <>
      <TextField
        label={t("name")}
        required
        autoComplete="name"
        {...atMost(USER_NAME_MAX)}
        clearLabel={t("clear")}
        error={say(formState.errors.name)}
        {...register("name")}
      />
      <Select
        label={t("position")}
        placeholder={t("noPosition")}
        options={JOB_POSITIONS.map((value) => ({ value, label: t(`account:positions.${value}`) }))}
        {...register("position")}
      />
    </>
  );
}
