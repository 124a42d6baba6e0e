import { listDecisions } from "@candor/api/endpoints";
import { decisionPage } from "../decisions/list.ts";
import { forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

/** The ledger of what people decided. */
export const decisionHandlers = ({ db }: Services): Handler[] => [
  forCustomer(listDecisions, ({ input, customer, language }) => decisionPage(db, customer, input, language)),
];
