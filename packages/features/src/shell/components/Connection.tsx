import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./Connection.css.ts";

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

export interface ConnectionProps {
  /** Under a shell's top bar, or at the top of a page that has none. */
  place: keyof typeof css.place;
}

/**
 * Says that the browser has no network, for as long as it lasts. Back online, a notice says so and everything on the
 * page is asked for again. The region is always there: a reader hears of what changes inside it.
 */
export function Connection({ place }: ConnectionProps) {
  const { t } = useTranslation();
  const { show } = useNotice();
  const queries = useQueryClient();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const back = useEffectEvent(() => {
    show({ kind: "success", text: t("connection.back") });
    void queries.invalidateQueries(undefined, { cancelRefetch: false });
  });
  const lost = useRef(false);
  useEffect(() => {
    if (online && lost.current) back();
    lost.current = !online;
  }, [online]);
  return (
    <div role="status" className={`${css.strip} ${css.place[place]}`}>
      {!online && (
        <>
          <Icon of={WifiOff} size={16} />
          {t("connection.offline")}
        </>
      )}
    </div>
  );
}
