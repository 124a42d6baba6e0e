import type { CheckDetail } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { SquareCheck } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkDialogsCatalogue } from "../../../check-dialogs/index.ts";
import type { Exporter } from "../../../exports/index.ts";
import { inReviewState, lazyPart, useMissing, useSharedValue } from "../../../platform/index.ts";
import { offered, type Reader } from "../../permissions.ts";
import { useSetResolved } from "../../work.ts";
import { Comments } from "./Comments.tsx";
import { ManualStatus } from "./ManualStatus.tsx";
import { OwnerValue } from "./OwnerValue.tsx";
import type { WorkDialogProps, WorkDialogs } from "./WorkDialog.tsx";
import * as css from "./work.css.ts";

// What asks is fetched when it is first drawn.
const WorkDialog = lazyPart<WorkDialogProps>(checkDialogsCatalogue, () => import("./WorkDialog.tsx"));

/** What people do to a check, for the places of its screen. */
export interface CheckWorkParts {
  /** Buttons of the header. */
  actions: ReactNode;
  /** Under the title: that a person set the status. */
  manualStatus: ReactNode;
  /** Value of the owner's property. */
  owner: ReactNode;
  /** Under the history. */
  comments: ReactNode;
  /** Who may take the evidence along. */
  exporter: Exporter;
}

export interface CheckWorkProps {
  check: CheckDetail;
  user: Reader;
  /** A ticket of another system led here: it can be answered. Default: none did. */
  ticket?: boolean;
  children: (parts: CheckWorkParts) => ReactNode;
}

/** Marks a check resolved, sets and restores its status, assigns it, and lets people talk about it. */
export function CheckWork({ check, user, ticket = false, children }: CheckWorkProps) {
  const { t } = useTranslation(["checks", "message", "common"]);
  const { show } = useNotice();
  const inReview = useSharedValue(inReviewState);
  const resolve = useSetResolved();
  const [dialog, setDialog] = useState<WorkDialogs | null>(null);
  const change = useRef<HTMLButtonElement>(null);
  const restored = useRef(false);
  const allowed = offered(check, user);
  const marked = check.resolution === "mark_resolved";

  // The button in the line that said it went with the line.
  useEffect(() => {
    if (dialog !== null || !restored.current) return;
    restored.current = false;
    change.current?.focus();
  }, [dialog]);

  const forbidden = () => show({ kind: "info", text: t("message:auth.preview_forbidden") });
  const open = (which: WorkDialogs) => () => (user.preview ? forbidden() : setDialog(which));
  const mark = () => {
    if (user.preview) return forbidden();
    const text = t(marked ? "work.unresolved" : "work.resolved");
    resolve.mutate(
      { id: check.id, seen: check.changed_at, resolved: !marked },
      { onSuccess: () => show({ kind: "success", text }) },
    );
  };
  const missing = useMissing(() => setDialog(null));

  return (
    <>
      {children({
        actions: (
          <>
            {ticket && <Button onClick={open("ticket")}>{t("work.answer")}</Button>}
            {allowed.status && (
              <Button ref={change} onClick={open(check.manual ? "restore" : "passed")}>
                {t("work.change")}
              </Button>
            )}
            {allowed.resolve && (
              <Button
                variant={marked ? "secondary" : "primary"}
                icon={<Icon of={SquareCheck} size={16} />}
                loading={resolve.isPending}
                onClick={mark}
              >
                {t(marked ? "work.unresolve" : "work.resolve")}
              </Button>
            )}
          </>
        ),
        manualStatus: (
          <>
            {!check.current && (
              <p className={css.earlier}>
                {inReview === null
                  ? t("work.earlier")
                  : t("common:list.inReview", { number: `S-${inReview}` })}
              </p>
            )}
            {check.manual_status && (
              <ManualStatus
                status={check.manual_status}
                onRestore={allowed.status ? open("restore") : undefined}
              />
            )}
          </>
        ),
        owner: <OwnerValue name={check.owner} onEdit={allowed.owner ? open("owner") : undefined} />,
        comments: <Comments checkId={check.id} preview={user.preview} />,
        exporter: user,
      })}
      <Suspense>
        {dialog && (
          <WorkDialog
            dialog={dialog}
            check={check}
            onClose={() => setDialog(null)}
            onDone={(text) => {
              restored.current = dialog === "restore";
              setDialog(null);
              show({ kind: "success", text });
            }}
            onMissing={missing}
          />
        )}
      </Suspense>
    </>
  );
}
