import { isApiError } from "@candor/api/client";
import type { StaffUser } from "@candor/api/entities";
import { LoadError, PageLoader } from "@candor/ui/feedback";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useStaffInfo } from "../queries.ts";

export interface StaffSessionGateProps {
  children: (user: StaffUser) => ReactNode;
}

/** Asks once who is signed in, and shows the console to them. Without a session the app leaves for sign-in. */
export function StaffSessionGate({ children }: StaffSessionGateProps) {
  const { t } = useTranslation(["staff-session", "common", "message"]);
  const { data, error, refetch, isFetching } = useStaffInfo();
  if (data) return children(data);
  const leaving = isApiError(error) && error.key === "common.unauthenticated";
  if (error && !leaving) {
    return (
      <LoadError
        level={1}
        title={t("message:common.load_title")}
        description={t("message:mis.load_text")}
        retryLabel={t("common:action.tryAgain")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return <PageLoader label={t("shell.loading")} whole />;
}
