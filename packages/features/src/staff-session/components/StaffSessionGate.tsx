import type { StaffUser } from "@candor/api/entities";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SessionGate } from "../../app/index.ts";
import { useStaffInfo } from "../queries.ts";

export interface StaffSessionGateProps {
  children: (user: StaffUser) => ReactNode;
}

/** Asks once who is signed in, and shows the console to them. */
export function StaffSessionGate({ children }: StaffSessionGateProps) {
  const { t } = useTranslation("staff-session");
  const query = useStaffInfo();
  return query.data ? children(query.data) : <SessionGate query={query} label={t("shell.loading")} />;
}
