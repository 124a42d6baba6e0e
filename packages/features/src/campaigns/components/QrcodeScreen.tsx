import { SHOW_TYPES } from "@candor/api/entities";
import { ConfirmedCard } from "../../campaign/index.ts";
import { useFileUrl } from "../../config-editor/index.ts";
import { qrcodesAddress } from "../address.ts";
import { expiryOf } from "../campaign-state.ts";
import { type Qrcode, qrcodes } from "../queries.ts";
import { type EntryPageProps, EntryScreen } from "./EntryScreen.tsx";
import { checkQrcode, QrcodeFields } from "./QrcodeFields.tsx";

/** One QR code, and the page on which visitors scan it. */
export function QrcodeScreen(props: EntryPageProps) {
  return (
    <EntryScreen
      {...props}
      kind="qrcodes"
      hooks={qrcodes}
      check={checkQrcode}
      listHref={qrcodesAddress.href()}
      fields={QrcodeFields}
      preview={(data) => <Confirmed data={data} />}
    />
  );
}

/** What a visitor reads who confirms now: one that has expired is left out. */
function Confirmed({ data: { image, expires_at } }: { data: Qrcode }) {
  const url = useFileUrl(image || null);
  const shown = expiryOf(expires_at) === "expired" ? "" : (url ?? "");
  return <ConfirmedCard show_type={SHOW_TYPES.cross_border} confirmed={false} qrcode_url={shown} preview />;
}
