import type { ExportFormat, ParsedRequestOf } from "@candor/api/contract";
import {
  exportAssets,
  exportCard,
  exportChecks,
  exportComparison,
  exportDecisions,
  exportEvidence,
  exportRisks,
  exportScenarios,
  type FileEndpoint,
} from "@candor/api/endpoints";
import type { AuditAction, Language, RowsAsked } from "@candor/api/entities";
import { cardTable } from "../applications/card-export.ts";
import { Analyses } from "../applications/facts.ts";
import type { Customer } from "../auth/sessions.ts";
import { assetsTable } from "../checks/assets-export.ts";
import { comparisonTable } from "../checks/comparison/export.ts";
import { checkDetail } from "../checks/detail.ts";
import { checksTable } from "../checks/export.ts";
import { scenariosTable } from "../compliance/export.ts";
import type { Db } from "../database/transaction.ts";
import { decisionsTable } from "../decisions/export.ts";
import { evidenceExport } from "../exports/evidence.ts";
import { assertExports, exported } from "../exports/export.ts";
import type { ExportTable } from "../exports/table.ts";
import { HttpError } from "../http/http-error.ts";
import { risksTable } from "../risks/export.ts";
import { forCustomerFile, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

/** All rows of a table, as they come. */
const WHOLE: RowsAsked = { view: null, search: "", filters: {}, sort: null, descending: false };

/** Lists as files: exactly what is filtered. */
export function exportHandlers(services: Services): Handler[] {
  const { db } = services;
  const known = new Analyses(services);
  const file = <E extends FileEndpoint & { id: AuditAction }>(
    endpoint: E,
    tableOf: (
      tx: Db,
      customer: Customer,
      input: ParsedRequestOf<E>,
      language: Language,
    ) => Promise<ExportTable>,
  ): Handler =>
    forCustomerFile(endpoint, ({ input, customer, language }) =>
      exported(db, customer, input as ParsedRequestOf<E> & { format: ExportFormat }, {
        action: endpoint.id,
        read: (tx) => tableOf(tx, customer, input, language),
      }),
    );
  return [
    file(exportChecks, checksTable),
    file(exportRisks, risksTable),
    file(exportScenarios, scenariosTable),
    file(exportComparison, comparisonTable),
    file(exportAssets, assetsTable),
    file(exportDecisions, decisionsTable),
    file(exportEvidence, async (tx, customer, { id, table }, language) => {
      const { check_id, evidence } = await checkDetail({ db: tx, signer: services.signer }, customer, id);
      const found = evidence.find((one) => one.id === table);
      if (!found) throw new HttpError("check.not_found");
      return evidenceExport(check_id, found, WHOLE, language);
    }),
    forCustomerFile(exportCard, async ({ input, customer, language }) => {
      assertExports(customer);
      // Facts never change, and reading them takes long: no transaction is held for it.
      const table = await cardTable(services, known, customer, input, language);
      return exported(db, customer, input, { action: exportCard.id, read: async () => table });
    }),
  ];
}
