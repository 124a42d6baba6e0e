import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { AsOf, DetailScreen, DroppedNote, NothingAssessed } from "../../frames/index.ts";
import type { OverviewState } from "../address.ts";
import { useDownload, useSheet } from "../queries.ts";
import * as css from "./Overview.css.ts";
import { Sheet } from "./Sheet.tsx";

type SheetReply = NonNullable<ReturnType<typeof useSheet>["data"]>;

export interface OverviewScreenProps {
  /** Which assessment, in the address. */
  address: AddressState<OverviewState>;
  /** Where an assessment is started; absent where the reader may not. */
  newAssessmentHref?: string | undefined;
}

/** Where the company stands, in one sheet that prints on one page. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { t } = useTranslation("overview");
  return (
    <DetailScreen query={useSheet(props.address.state)} loadingLabel={t("loading")}>
      {(sheet) => <Page sheet={sheet} {...props} />}
    </DetailScreen>
  );
}

function Page({ sheet: data, address, newAssessmentHref }: OverviewScreenProps & { sheet: SheetReply }) {
  const { t } = useTranslation("overview");
  const { state, change } = address;
  const { isPending, download } = useDownload(state);
  if (data.as_of === null) {
    return (
      <NothingAssessed
        level={1}
        address={address}
        title={t("empty.title")}
        text={t("empty.text")}
        newAssessmentHref={newAssessmentHref}
      />
    );
  }
  return (
    <>
      {(state.assessmentId || address.dropped.length > 0) && (
        <div className={css.screenOnly}>
          {state.assessmentId && <AsOf at={data.as_of} onLast={() => change({ assessmentId: null })} />}
          <DroppedNote address={address} />
        </div>
      )}
      <Sheet
        sheet={{ ...data, as_of: data.as_of }}
        assessmentId={state.assessmentId}
        actions={
          <div className={css.buttons}>
            <Button onClick={() => print()}>{t("print")}</Button>
            <Button variant="primary" loading={isPending} onClick={download}>
              {t("pdf")}
            </Button>
          </div>
        }
      />
    </>
  );
}
