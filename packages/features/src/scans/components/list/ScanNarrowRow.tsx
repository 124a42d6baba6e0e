import { useFormat } from "../../../platform/index.ts";
import { type ScanRow, scanNumber } from "../../types.ts";
import { useAgo } from "../../use-ago.ts";
import { failureOf, StageMark } from "../StageMark.tsx";
import * as css from "./ScanList.css.ts";
import { ScanResultCell } from "./ScanResultCell.tsx";

/** A scan as an entry of a list: company, stage and result, number and time. */
export function ScanNarrowRow({ scan }: { scan: ScanRow }) {
  const { list } = useFormat();
  const ago = useAgo();
  return (
    <div className={css.narrow}>
      <div className={css.narrowLine}>
        <span className={css.company}>{scan.company.name}</span>
        <span className={css.number}>{scanNumber(scan)}</span>
      </div>
      <StageMark state={scan.state} progress={scan.progress} failure={failureOf(scan.objects)} />
      <ScanResultCell scan={scan} />
      <div className={css.narrowLine}>
        <span className={css.small}>{list(scan.objects.map(({ object_name }) => object_name))}</span>
        <span className={css.ago}>{ago(scan.updated_at)}</span>
      </div>
    </div>
  );
}
