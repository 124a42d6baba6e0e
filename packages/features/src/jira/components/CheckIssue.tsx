import type { CheckDetail } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { Ticket } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart, useMissing } from "../../platform/index.ts";
import { jiraCatalogue } from "../catalogue.ts";
import { useCheckStatus } from "../status.ts";
import type { CheckDialogProps } from "./CheckDialog.tsx";
import { IssueProperty } from "./IssueProperty.tsx";
import type { CheckDialogs } from "./issue-action.ts";

// What asks is fetched when it is first asked for.
const CheckDialog = lazyPart<CheckDialogProps>(jiraCatalogue, () => import("./CheckDialog.tsx"));

export interface CheckIssueProps {
  check: CheckDetail;
  /** Full address of the check, for the issue. */
  address: string;
  settingsHref: string;
  /** Whether the user may connect Jira. */
  canConnect: boolean;
  /** Draws the check with the button for its header and the value of its property. */
  children: (parts: { actions: ReactNode; issue: { label: string; value: ReactNode } }) => ReactNode;
}

/** A check's issue in Jira: creates, links and unlinks it, and shows its status. */
export function CheckIssue({ check, address, settingsHref, canConnect, children }: CheckIssueProps) {
  const { t } = useTranslation("jira");
  const { show } = useNotice();
  const status = useCheckStatus(check.id);
  const [dialog, setDialog] = useState<CheckDialogs | null>(null);
  const missing = useMissing(() => setDialog(null));
  const property = useRef<HTMLSpanElement>(null);
  const changed = useRef(false);
  const { state, link } = status.data ?? {};

  // The button that opened the dialog is gone after a change: the focus goes to what it changed.
  useEffect(() => {
    if (dialog !== null || !changed.current) return;
    changed.current = false;
    property.current?.focus();
  }, [dialog]);

  return (
    <>
      {children({
        actions: state === "connected" && !link && (
          <Button icon={<Icon of={Ticket} size={16} />} onClick={() => setDialog("create")}>
            {t("check.create")}
          </Button>
        ),
        issue: {
          label: t("check.label"),
          value: (
            <IssueProperty
              ref={property}
              status={status}
              settingsHref={settingsHref}
              canConnect={canConnect}
              onOpen={setDialog}
              onMissing={missing}
            />
          ),
        },
      })}
      <Suspense>
        {dialog && (
          <CheckDialog
            dialog={dialog}
            check={check}
            issueKey={link?.key ?? ""}
            address={address}
            settingsHref={settingsHref}
            onClose={() => setDialog(null)}
            onDone={(text) => {
              changed.current = true;
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
