import { Tag } from "@candor/ui/badges";
import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { type Entry, NewEntryDialog } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type EntriesState, qrcodeAddress } from "../address.ts";
import { expiryOf } from "../campaign-state.ts";
import { type Qrcode, qrcodes } from "../queries.ts";
import * as css from "./campaigns.css.ts";
import { EntriesScreen } from "./EntriesScreen.tsx";
import { checkQrcode, QrcodeFields } from "./QrcodeFields.tsx";

export interface QrcodesScreenProps {
  address: AddressState<EntriesState>;
  /** It was made: its own page is next. */
  onCreated: (id: string) => void;
}

const NEW: Qrcode = { title: { en: "", cn: "" }, image: "", expires_at: null };
const hrefOf = ({ id }: { id: string }) => qrcodeAddress.href({ entryId: id });

/** The pictures that confirmed visitors scan, and which of them stop working soon. */
export function QrcodesScreen({ address, onCreated }: QrcodesScreenProps) {
  const { t } = useTranslation("campaigns");
  const { dateTime } = useFormat();
  const { use, ...wanted } = address.state;
  const query = qrcodes.useList({ ...wanted, ...(use && { enable: use === "on" }) });
  const create = qrcodes.useCreate();
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
      query={query}
      hrefOf={hrefOf}
      columns={columns}
      renderNew={(onClose) => (
        <NewEntryDialog
          title={t("entries.qrcodes.create")}
          text={t("qrcodes.newText")}
          submitLabel={t("create")}
          enable
          initial={NEW}
          check={checkQrcode}
          create={create}
          onClose={onClose}
          onCreated={onCreated}
        >
          {(data, onChange, fields) => <QrcodeFields {...{ data, onChange, fields }} />}
        </NewEntryDialog>
      )}
    />
  );
}
