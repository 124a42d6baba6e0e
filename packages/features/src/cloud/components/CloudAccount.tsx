import { type CloudConnection, CONNECTION_STATES } from "@candor/api/entities";
import { ConnectionState, type ConnectionStateProps } from "@candor/ui/badges";
import { CodeBlock, KeyValueList } from "@candor/ui/data";
import { CopyButton } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Inline } from "@candor/ui/layout/Inline";
import { useNotice } from "@candor/ui/notices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../forms/index.ts";
import { Dialog } from "../../overlays/index.ts";
import { useFormat } from "../../platform/index.ts";
import { useCheckCloud, useDisconnectCloud } from "../queries.ts";
import { accountText } from "../schema.ts";
import * as css from "./CloudConnections.css.ts";

type State = "initial" | "connecting" | "connected" | "error";

const STATES: Record<CloudConnection["state"], { name: State; sign: ConnectionStateProps["state"] }> = {
  [CONNECTION_STATES.initial]: { name: "initial", sign: "connecting" },
  [CONNECTION_STATES.connecting]: { name: "connecting", sign: "connecting" },
  [CONNECTION_STATES.connected]: { name: "connected", sign: "connected" },
  [CONNECTION_STATES.connectionError]: { name: "error", sign: "error" },
};

export interface CloudAccountProps {
  account: CloudConnection;
  /** The stack's template, to read before it is launched. */
  template: string;
  canChange: boolean;
}

/** One account: its state, the steps that are left, and the way out. */
export function CloudAccount({ account, template, canChange }: CloudAccountProps) {
  const { t } = useTranslation(["cloud", "common"]);
  const format = useFormat();
  const { show } = useNotice();
  const number = accountText(account.account_id);
  const check = useCheckCloud();
  // Told also when the account, and this with it, has left the list by then.
  const disconnect = useDisconnectCloud(() => show({ kind: "success", text: t("disconnected", { number }) }));
  const [open, setOpen] = useState<"template" | "disconnect" | null>(null);
  const { name, sign } = STATES[account.state];
  const connected = name === "connected";
  const facts = [
    { id: "by", label: t("connectedBy"), value: account.connected_by },
    {
      id: "at",
      label: t("connectedAt"),
      value: account.connected_at && format.dateTime(account.connected_at),
    },
    { id: "role", label: t("role"), value: account.role_arn },
  ];
  const given = [
    {
      id: "external",
      label: t("externalId"),
      value: (
        <span className={css.given}>
          <code translate="no">{account.external_id}</code>
          <CopyButton
            label={t("copyExternalId")}
            copiedLabel={t("copiedExternalId")}
            text={account.external_id}
          />
        </span>
      ),
    },
  ];
  return (
    <li className={css.account}>
      <div className={css.head}>
        <h3 className={css.name}>{t("account", { number })}</h3>
        <ConnectionState role="status" state={sign} label={t(`state.${name}`)} />
      </div>
      {connected ? (
        <KeyValueList items={facts} />
      ) : (
        <>
          {name === "error" && <p className={css.about}>{t("failed")}</p>}
          <ol className={css.steps}>
            <li>{t("steps.launch", { number })}</li>
            <li>{t("steps.fill")}</li>
            <li>{t("steps.form")}</li>
            <li>{t("steps.check")}</li>
          </ol>
          <KeyValueList items={given} />
        </>
      )}
      <Inline>
        {!connected && account.launch_url !== "" && (
          <Button href={account.launch_url} target="_blank" rel="noreferrer" variant="primary">
            {t("launch")}
          </Button>
        )}
        <Button
          loading={check.isPending}
          onClick={() =>
            check.mutate(
              { id: account.id },
              {
                onSuccess: ({ state }) =>
                  state === CONNECTION_STATES.connected
                    ? show({ kind: "success", text: t("letIn", { number }) })
                    : show({ kind: "warning", text: t("notLetIn", { number }) }),
              },
            )
          }
        >
          {t("check")}
        </Button>
        {!connected && template !== "" && (
          <Button variant="quiet" onClick={() => setOpen("template")}>
            {t("template")}
          </Button>
        )}
        {canChange && (
          <Button variant={connected ? "secondary" : "quiet"} onClick={() => setOpen("disconnect")}>
            {t("disconnect")}
          </Button>
        )}
      </Inline>
      <Dialog
        open={open === "template"}
        onOpenChange={() => setOpen(null)}
        width={1040}
        title={t("templateTitle")}
        description={t("templateText")}
        closeLabel={t("common:action.close")}
        actions={
          <Button
            href={`data:text/yaml;charset=utf-8,${encodeURIComponent(template)}`}
            download="candor-stack.yaml"
            variant="primary"
          >
            {t("saveTemplate")}
          </Button>
        }
      >
        <CodeBlock
          code={template}
          label={t("templateTitle")}
          copy={{ label: t("copyTemplate"), copiedLabel: t("copiedTemplate") }}
        />
      </Dialog>
      <Confirm
        open={open === "disconnect"}
        onOpenChange={() => setOpen(null)}
        title={t("disconnectTitle", { number })}
        text={t("disconnectText")}
        confirmLabel={t("disconnect")}
        busy={disconnect.isPending}
        onConfirm={() => disconnect.mutate({ id: account.id }, { onSettled: () => setOpen(null) })}
        destructive
      />
    </li>
  );
}
