import type { CheckComment } from "@candor/api/entities";
import { type CommentEntry, CommentList } from "@candor/ui/data";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button, IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { Section } from "@candor/ui/shell";
import { MessageSquarePlus, Pencil, Trash2 } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkDialogsCatalogue } from "../../../check-dialogs/index.ts";
import { Loaded, lazyPart, readDraft, useFormat, useMissing } from "../../../platform/index.ts";
import { useAddComment, useComments, useEditComment } from "../../work.ts";
import type { CommentFormProps } from "./CommentForm.tsx";
import type { DeleteCommentProps } from "./DeleteComment.tsx";

// Most who open a check read: what one writes with comes when it is asked for.
const CommentForm = lazyPart<CommentFormProps>(checkDialogsCatalogue, () => import("./CommentForm.tsx"));
const DeleteComment = lazyPart<DeleteCommentProps>(
  checkDialogsCatalogue,
  () => import("./DeleteComment.tsx"),
);

const draftOf = (id: string) => `comment.${id}`;

export interface CommentsProps {
  checkId: string;
  /** A preview reads, and says nothing. */
  preview: boolean;
}

/** What the company's people say about a check, and the place to say more. One changes and deletes one's own. */
export function Comments({ checkId, preview }: CommentsProps) {
  const { t } = useTranslation(["checks", "message"]);
  const format = useFormat();
  const query = useComments(checkId);
  const add = useAddComment();
  const edit = useEditComment();
  // What was typed before the page was loaded again is shown at once.
  const [writing, setWriting] = useState(() => readDraft(draftOf(checkId)) !== null);
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const region = useRef<HTMLElement>(null);
  const { show } = useNotice();
  // The button that began it is gone or drawn anew; a dialog gives the focus back to it first.
  const end = (said?: string) => {
    setWriting(false);
    setEditing(null);
    setDeleting(null);
    setTimeout(() => region.current?.focus());
    if (said) show({ kind: "success", text: said });
  };

  const missing = useMissing(() => end());

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
          <Suspense fallback={<SkeletonRows label={t("comments.opening")} rows={2} />}>
            <CommentForm
              label={t("comments.change")}
              submitLabel={t("comments.save")}
              draft={draftOf(id)}
              start={text}
              onSend={async (changed) => {
                await edit.mutateAsync({ id, text: changed });
                end(t("comments.saved"));
              }}
              onCancel={() => end()}
              onMissing={missing}
            />
          </Suspense>
        ),
      }),
    };
  };

  const form = writing ? (
    <Suspense fallback={<SkeletonRows label={t("comments.opening")} rows={2} />}>
      <CommentForm
        label={t("comments.write")}
        submitLabel={t("comments.send")}
        draft={draftOf(checkId)}
        onSend={async (text) => {
          await add.mutateAsync({ check: checkId, text });
          end(t("comments.sent"));
        }}
        onCancel={() => end()}
        onMissing={missing}
      />
    </Suspense>
  ) : (
    <Button icon={<Icon of={MessageSquarePlus} />} onClick={() => setWriting(true)}>
      {t("comments.write")}
    </Button>
  );
  const composer = preview ? <p>{t("message:auth.preview_forbidden")}</p> : form;
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
        <Suspense>
          <DeleteComment
            id={deleting}
            onClose={() => setDeleting(null)}
            onDone={() => end(t("comments.deleted"))}
            onMissing={missing}
          />
        </Suspense>
      )}
    </Section>
  );
}
