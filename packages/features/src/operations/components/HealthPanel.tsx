import { getHealth, HEALTH_PARTS, type Health, type HealthPart } from "@candor/api/contract";
import { KeyValueList } from "@candor/ui/data";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { CircleAlert, CircleCheck, CircleX, RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DetailScreen, ScreenHead } from "../../frames/index.ts";
import { useEndpoint, useFormat } from "../../platform/index.ts";
import { healthRows } from "../health-rows.ts";
import * as css from "./health.css.ts";

const POLL_MS = 30_000;
const ICONS = { ok: CircleCheck, warning: CircleAlert, failed: CircleX } as const;

/** What this installation stands on, and what of it wants someone to look. */
export function HealthPanel() {
  const { t } = useTranslation("operations");
  const query = useEndpoint(getHealth, {}, { quiet: true, pollMs: POLL_MS, keepPrevious: true });
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("health.loading")}
      missing={{ codes: [], title: "", text: "" }}
      back={{ href: "", label: "" }}
    >
      {(health) => <Parts health={health} asking={query.isFetching} onAgain={() => void query.refetch()} />}
    </DetailScreen>
  );
}

interface PartsProps {
  health: Health;
  asking: boolean;
  onAgain: () => void;
}

function Parts({ health, asking, onAgain }: PartsProps) {
  const { t } = useTranslation("operations");
  const format = useFormat();
  const { migration } = health.versions;
  const wrong = HEALTH_PARTS.filter((part) => health[part].state !== "ok");
  const failed = wrong.filter((part) => health[part].state === "failed");
  const names = (parts: readonly HealthPart[]) => format.list(parts.map((part) => t(`health.part.${part}`)));
  return (
    <>
      <ScreenHead
        title={t("health.title")}
        sentence={
          failed.length > 0
            ? t("health.failed", { parts: names(failed) })
            : wrong.length > 0
              ? t("health.warning", { parts: names(wrong) })
              : t("health.ok")
        }
        actions={
          <Button icon={<Icon of={RefreshCw} />} loading={asking} onClick={onAgain}>
            {t("health.again")}
          </Button>
        }
      />
      <div className={css.parts}>
        {HEALTH_PARTS.map((part) => (
          <PartCard key={part} part={part} health={health} />
        ))}
        <section className={css.part} aria-label={t("health.part.versions")}>
          <h2 className={css.name}>{t("health.part.versions")}</h2>
          <KeyValueList
            items={[
              { id: "node", label: t("health.fact.node"), value: health.versions.node },
              { id: "checks", label: t("health.fact.checks"), value: format.count(health.versions.checks) },
              {
                id: "migration",
                label: t("health.fact.migration"),
                // Noon, so that no time zone makes it another day.
                value: migration === null ? "–" : format.date(`${migration}T12:00:00.000Z`),
              },
              {
                id: "since",
                label: t("health.fact.since"),
                value: format.dateTime(health.versions.started_at),
              },
            ]}
          />
        </section>
      </div>
      <p className={css.asked}>{t("health.asked", { when: format.dateTime(health.checked_at) })}</p>
    </>
  );
}

function PartCard({ part, health }: { part: HealthPart; health: Health }) {
  const { t } = useTranslation("operations");
  const format = useFormat();
  const { state, error } = health[part];
  const note = state === "warning" ? noteOf(part, health) : null;
  return (
    <section className={css.part} aria-label={t(`health.part.${part}`)}>
      <h2 className={css.name}>
        {t(`health.part.${part}`)}
        <span className={css.state[state]}>
          <Icon of={ICONS[state]} size={16} />
          {t(`health.state.${state}`)}
        </span>
      </h2>
      {error !== null && <p className={css.error}>{error}</p>}
      {note !== null && <p className={css.note}>{t(`health.note.${note}`)}</p>}
      <KeyValueList
        items={healthRows(part, health, format).map(({ id, value }) => ({
          id,
          label: t(`health.fact.${id}`),
          value: typeof value === "string" ? value : t(`health.word.${value.word}`),
        }))}
      />
    </section>
  );
}

/** What a warning is about, where its numbers do not say. */
function noteOf(part: HealthPart, { queue }: Health) {
  if (part === "mail") return "undelivered" as const;
  if (part === "queue" && queue.failed) return "failedJobs" as const;
  if (part === "queue") return queue.broken_visits ? ("brokenVisits" as const) : ("stuck" as const);
  if (part === "disk") return "disk" as const;
  return "slow" as const;
}
