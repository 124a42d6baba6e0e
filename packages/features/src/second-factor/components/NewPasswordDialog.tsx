import { ChangePasswordDialog } from "../../credentials/index.ts";
import { useChangeStaffPassword } from "../queries.ts";

export interface NewPasswordDialogProps {
  onClose: () => void;
}

/** The dialog that changes the password of an account of staff. */
export function NewPasswordDialog({ onClose }: NewPasswordDialogProps) {
  const { mutateAsync } = useChangeStaffPassword();
  return <ChangePasswordDialog change={mutateAsync} onClose={onClose} />;
}
