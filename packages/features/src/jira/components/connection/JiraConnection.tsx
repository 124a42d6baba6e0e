import type { JiraState } from "@candor/api/entities";
import { ConnectionState, type ConnectionStateProps } from "@candor/ui/badges";
import { SkeletonRows } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../../platform/index.ts";
import { useConnection } from "../../status.ts";
import { ConnectionActions } from "./ConnectionActions.tsx";
import { ConnectionFacts } from "./ConnectionFacts.tsx";
import * as css from "./JiraConnection.css.ts";

/** The sign that a state is drawn with. */
const SIGNS: Record<JiraState, ConnectionStateProps["state"]> = {
  not_configured: "unknown",
  disconnected: "unknown",
  connected: "connected",
  invalid: "error",
};

export interface JiraConnectionProps {
  /** Whether the user may connect and disconnect; others read how it stands. */
  canChange: boolean;
  /** Leaves for Atlassian's page that asks for consent. */
  onLeave: (url: string) => void;
}

/** The company's Jira: how the connection stands, since when, for which sites, and what can be done about it. */
export function JiraConnection({ canChange, onLeave }: JiraConnectionProps) {
  const { t } = useTranslation("jira");
  return (
    <Loaded query={useConnection()} loading={<SkeletonRows label={t("loading")} rows={2} />}>
      {(connection) => {
        const { state } = connection;
        return (
          <div className={css.block}>
            <div className={css.head}>
              <h3 className={css.name}>{t("name")}</h3>
              <ConnectionState role="status" state={SIGNS[state]} label={t(`state.${state}`)} />
            </div>
            <p className={css.about}>{t(`about.${state}`)}</p>
            {state === "connected" && <ConnectionFacts connection={connection} />}
            {state !== "not_configured" &&
              (canChange ? (
                <ConnectionActions state={state} onLeave={onLeave} />
              ) : (
                <p className={css.note}>{t("ownerOnly")}</p>
              ))}
          </div>
        );
      }}
    </Loaded>
  );
}
