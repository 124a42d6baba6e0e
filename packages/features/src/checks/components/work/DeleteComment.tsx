import { useTranslation } from "react-i18next";
import { Confirm, Failure } from "../../../forms/index.ts";
import { type Arriving, useErrorText } from "../../../platform/index.ts";
import { useDeleteComment } from "../../work.ts";

export interface DeleteCommentProps extends Arriving {
  id: string;
  onClose: () => void;
  /** It is gone. */
  onDone: () => void;
}

/** Asks before one's own comment is deleted. */
export default function DeleteComment({ id, onClose, onDone }: DeleteCommentProps) {
  const { t } = useTranslation("check-dialogs");
  const errorText = useErrorText();
  const { mutate, isPending, error } = useDeleteComment();
  return (
    <Confirm
      open
      onOpenChange={() => !isPending && onClose()}
      title={t("comments.deleteTitle")}
      text={t("comments.deleteText")}
      confirmLabel={t("comments.deleteSubmit")}
      busy={isPending}
      onConfirm={() => mutate({ id }, { onSuccess: onDone })}
      destructive
    >
      <Failure text={error && errorText(error)} />
    </Confirm>
  );
}
