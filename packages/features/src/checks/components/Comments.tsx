import type { CheckComment } from "@candor/api/entities";
import { type CommentEntry, CommentList } from "@candor/ui/data";
import { SkeletonRows } from "@candor/ui/feedback";
import { IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { Section } from "@candor/ui/shell";
import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Arriving, Loaded, useFormat } from "../../platform/index.ts";
import { useAddComment, useComments, useEditComment } from "../work.ts";
import { CommentForm } from "./CommentForm.tsx";
import { DeleteComment } from "./DeleteComment.tsx";

export interface CommentsProps extends Arriving {
  checkId: string;
  /** A preview reads, and says nothing. */
  preview: boolean;
}

/** What the company's people say about a check, and the place to say more. One changes and deletes one's own. */
export default function Comments({ checkId, preview }: CommentsProps) {
  const { t } = useTranslation(["checks", "message"]);
  const format = useFormat();
  const query = useComments(checkId);
  const add = useAddComment();
  const edit = useEditComment();
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const region = useRef<HTMLElement>(null);
  const { show } = useNotice();
  // The button that began it is gone or drawn anew; a dialog gives the focus back to it first.
  const end = (said?: string) => {
    setEditing(null);
    setDeleting(null);
    setTimeout(() => region.current?.focus());
    if (said) show({ kind: "success", text: said });
  };

  const entryOf = (comment: CheckComment): CommentEntry => {
    const { id, author, text, created_at, edited_at, own } = comment;
    const time = format.dateTime(created_at);
    return {
      id,
      author,
      authorText: author,
      time,
      dateTime: created_at,
      text,
      note: edited_at && t("comments.edited"),
      ...(own &&
        editing !== id && {
          actions: (
            <>
              <IconButton
                size={24}
                icon={<Icon of={Pencil} size={14} />}
                label={t("comments.edit", { time })}
                onClick={() => setEditing(id)}
              />
              <IconButton
                size={24}
                icon={<Icon of={Trash2} size={14} />}
                label={t("comments.delete", { time })}
                onClick={() => setDeleting(id)}
              />
            </>
          ),
        }),
      ...(editing === id && {
        editor: (
          <CommentForm
            label={t("comments.change")}
            submitLabel={t("comments.save")}
            draft={`comment.${id}`}
            start={text}
            onSend={async (changed) => {
              await edit.mutateAsync({ id, text: changed });
              end(t("comments.saved"));
            }}
            onCancel={() => end()}
          />
        ),
      }),
    };
  };

  const composer = preview ? (
    <p>{t("message:auth.preview_forbidden")}</p>
  ) : (
    <CommentForm
      label={t("comments.write")}
      submitLabel={t("comments.send")}
      draft={`comment.${checkId}`}
      onSend={async (text) => {
        await add.mutateAsync({ check: checkId, text });
        show({ kind: "success", text: t("comments.sent") });
      }}
    />
  );
  return (
    <Section
      ref={region}
      tabIndex={-1}
      title={t("comments.title")}
      meta={query.data && format.count(query.data.list.length)}
    >
      <Loaded query={query} loading={<SkeletonRows label={t("comments.loading")} rows={2} />}>
        {({ list }) => (
          <CommentList
            label={t("comments.list")}
            comments={list.map(entryOf)}
            empty={t("comments.empty")}
            composer={composer}
          />
        )}
      </Loaded>
      {deleting && (
        <DeleteComment
          id={deleting}
          onClose={() => setDeleting(null)}
          onDone={() => end(t("comments.deleted"))}
        />
      )}
    </Section>
  );
}
