import type { JiraState } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { Inline } from "@candor/ui/layout/Inline";
import { useNotice } from "@candor/ui/notices";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../../forms/index.ts";
import { useBeginConnecting, useDisconnect } from "../../queries.ts";

export interface ConnectionActionsProps {
  /** Leaves for Atlassian's page that asks for consent. */
  onLeave: (url: string) => void;
  state: JiraState;
}

/** Connects, connects again, and disconnects after a question. */
export function ConnectionActions({ state, onLeave }: ConnectionActionsProps) {
  const { t } = useTranslation("jira");
  const { show } = useNotice();
  const connect = useBeginConnecting();
  const disconnect = useDisconnect();
  const [asking, setAsking] = useState(false);
  const connectButton = useRef<HTMLButtonElement>(null);
  const begun = state !== "disconnected";

  // The button that asked goes with the connection.
  const ended = disconnect.isSuccess && !begun;
  useEffect(() => {
    if (ended) connectButton.current?.focus();
  }, [ended]);

  return (
    <Inline>
      {state !== "connected" && (
        <Button
          ref={connectButton}
          variant="primary"
          loading={connect.isPending}
          onClick={() => connect.mutate({ return_to: "/settings" }, { onSuccess: ({ url }) => onLeave(url) })}
        >
          {t(state === "invalid" ? "connectAgain" : "connect")}
        </Button>
      )}
      {begun && <Button onClick={() => setAsking(true)}>{t("disconnect")}</Button>}
      {asking && (
        <Confirm
          open
          onOpenChange={setAsking}
          title={t("disconnectTitle")}
          text={t("disconnectText")}
          confirmLabel={t("disconnect")}
          busy={disconnect.isPending}
          onConfirm={() =>
            disconnect.mutate(
              {},
              {
                onSuccess: () => show({ kind: "success", text: t("disconnected") }),
                onSettled: () => setAsking(false),
              },
            )
          }
          destructive
        />
      )}
    </Inline>
  );
}
