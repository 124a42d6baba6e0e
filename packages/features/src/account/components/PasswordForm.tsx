import { ChangePasswordDialog } from "../../credentials/index.ts";
import type { Arriving } from "../../platform/index.ts";
import { useChangePassword } from "../queries.ts";

export interface PasswordFormProps {
  onClose: () => void;
}

/** The dialog that changes the password of a customer's account. */
export default function PasswordForm({ onClose }: PasswordFormProps & Arriving) {
  const { mutateAsync } = useChangePassword();
  return <ChangePasswordDialog change={mutateAsync} onClose={onClose} />;
}
