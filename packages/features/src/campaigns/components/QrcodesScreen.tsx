import { Tag } from "@candor/ui/badges";
import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import type { Entry } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type EntriesState, qrcodeAddress } from "../address.ts";
import { expiryOf } from "../campaign-state.ts";
import { type Qrcode, qrcodes } from "../queries.ts";
import * as css from "./campaigns.css.ts";
import { EntriesScreen, type EntriesScreenProps } from "./EntriesScreen.tsx";
import { checkQrcode, QrcodeFields } from "./QrcodeFields.tsx";

export interface QrcodesScreenProps {
  address: AddressState<EntriesState>;
  /** It was made: its own page is next. */
  onCreated: (id: string) => void;
}

const FRESH: EntriesScreenProps<Qrcode>["fresh"] = {
  initial: { title: { en: "", cn: "" }, image: "", expires_at: null },
  check: checkQrcode,
  children: (data, onChange, fields) => <QrcodeFields {...{ data, onChange, fields }} />,
};
const hrefOf = ({ id }: { id: string }) => qrcodeAddress.href({ entryId: id });

/** The pictures that confirmed visitors scan, and which of them stop working soon. */
export function QrcodesScreen({ address, onCreated }: QrcodesScreenProps) {
  const { t } = useTranslation("campaigns");
  const { dateTime } = useFormat();
  const columns = useMemo(
    (): DataColumn<Entry<Qrcode>>[] => [
      {
        id: "expires",
        header: t("qrcodes.expires"),
        width: 236,
        cell: ({ data: { expires_at } }) => {
          if (expires_at === null) return t("qrcodes.never");
          const expiry = expiryOf(expires_at);
          return (
            <>
              <span className={css.name}>{dateTime(expires_at)}</span>
              {expiry === "soon" && <Tag color="amber">{t("qrcodes.soon")}</Tag>}
              {expiry === "expired" && <Tag color="bronze">{t("qrcodes.expired")}</Tag>}
            </>
          );
        },
      },
    ],
    [t, dateTime],
  );
  return (
    <EntriesScreen
      kind="qrcodes"
      address={address}
      hooks={qrcodes}
      hrefOf={hrefOf}
      columns={columns}
      fresh={FRESH}
      onCreated={onCreated}
    />
  );
}
