import { EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { Button, SearchField } from "@candor/ui/forms";
import { hidden } from "@candor/ui/tokens";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { DroppedNote, LoadFailure } from "../../frames/index.ts";
import { paneAlone, TwoPanes } from "../../panes/index.ts";
import { usePageHead } from "../../shell/index.ts";
import type { OutboxState } from "../outbox-state.ts";
import { useMails } from "../queries.ts";
import { MailDetail } from "./MailDetail.tsx";
import { MailList } from "./MailList.tsx";
import { MailPager } from "./MailPager.tsx";
import * as css from "./Outbox.css.ts";

export interface OutboxProps {
  /** The list and the open message, in the address. */
  address: AddressState<OutboxState>;
}

/** Every message the server has written, and the one that is open. Its heading stands there in every state. */
export function Outbox(props: OutboxProps) {
  const { t } = useTranslation("outbox");
  return (
    <>
      <h1 className={hidden}>{t("title")}</h1>
      <Mails {...props} />
    </>
  );
}

function Mails({ address }: OutboxProps) {
  const { t } = useTranslation(["outbox", "common", "message"]);
  const { state, initial, change, correct, hrefFor } = address;
  const mails = useMails(state);
  const { data, error, isPlaceholderData } = mails;
  const pages = data && !isPlaceholderData ? Math.ceil(data.total / state.pageSize) : 0;
  // An address can name a page that is no longer there.
  const beyond = pages > 0 && state.page > pages;
  const toLast = useEffectEvent(() => correct({ page: pages }));
  useEffect(() => {
    if (beyond) toLast();
  }, [beyond]);
  usePageHead({
    title: t("title"),
    subtitle: data && t("subtitle", { count: data.total }),
  });

  if (error && !data) {
    return <LoadFailure query={mails} description={t("message:mis.outbox_load_text")} />;
  }
  if (!data || beyond) return <SkeletonRows label={t("loading")} rows={8} rowHeight="double" />;
  if (data.total === 0 && state.search === "") {
    return (
      <>
        <DroppedNote address={address} />
        <EmptyState title={t("emptyTitle")} description={t("emptyText")} />
      </>
    );
  }
  // Where there is room the newest one is open from the start.
  const shown = data.list.find(({ id }) => id === state.mailId) ?? data.list[0];
  const noMatch = !shown && (
    <EmptyState
      title={t("noMatchTitle")}
      description={t("noMatchText")}
      action={<Button onClick={() => change(initial)}>{t("clearAll")}</Button>}
    />
  );
  return (
    <>
      <DroppedNote address={address} />
      <TwoPanes
        open={shown !== undefined && shown.id === state.mailId}
        closeHref={hrefFor({ page: state.page, mailId: null })}
        closeLabel={t("detail.close")}
        list={
          <>
            <div className={css.search}>
              <SearchField
                aria-label={t("search")}
                placeholder={t("searchHint")}
                clearLabel={t("clearSearch")}
                value={state.search}
                onChange={(event) => change({ search: event.target.value, mailId: null }, { replace: true })}
              />
            </div>
            <MailList
              mails={data.list}
              selected={shown?.id ?? null}
              hrefFor={(mailId) => hrefFor({ page: state.page, mailId })}
            />
            {/* Where the list stands alone, what the detail says beside it stands in it. */}
            {noMatch && <div className={paneAlone}>{noMatch}</div>}
            <MailPager state={state} total={data.total} onPage={(page) => change({ page, mailId: null })} />
          </>
        }
        detail={shown ? <MailDetail key={shown.id} mail={shown} /> : noMatch}
      />
    </>
  );
}
