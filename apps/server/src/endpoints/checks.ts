import {
  addComment as addEndpoint,
  checkAssets,
  dashboard,
  deleteComment as deleteEndpoint,
  editComment as editEndpoint,
  getCheck,
  getCheckFile,
  listChecks,
  listComments,
  restoreCheck as restoreEndpoint,
  setCheckOwner,
  setCheckOwners,
  setCheckPassed,
  setCheckResolved,
  setChecksResolved,
} from "@candor/api/endpoints";
import type { Customer } from "../auth/sessions.ts";
import {
  restoreCheck,
  setAllResolved,
  setOwner,
  setOwners,
  setPassed,
  setResolved,
} from "../checks/actions.ts";
import { assetsOfCheck, storedHistory } from "../checks/assets.ts";
import { addComment, commentsOf, deleteComment, editComment } from "../checks/comments.ts";
import { dashboardOf, runsOf } from "../checks/dashboard.ts";
import { checkDetail } from "../checks/detail.ts";
import { checkPage, rowsOf } from "../checks/list.ts";
import { PublishedGroups } from "../checks/published-groups.ts";
import { bulkReply } from "../http/bulk-reply.ts";
import { HttpError } from "../http/http-error.ts";
import { PerPublication } from "../results/per-publication.ts";
import { textForCustomer } from "../results/stored-texts.ts";
import { forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

/** Each holds a row for every assessment of every object. */
const RUNS_KEPT = 50;

export function checkHandlers(services: Services): Handler[] {
  const { db } = services;
  const known = new PublishedGroups();
  const runs = new PerPublication(runsOf, RUNS_KEPT);
  const histories = new PerPublication(storedHistory);

  /** Acts on one check and answers with what its row has become. */
  const act =
    <Input extends { id: string }>(action: (customer: Customer, input: Input) => Promise<void>) =>
    async ({ input, customer }: { input: Input; customer: Customer }) => {
      await action(customer, input);
      const [row] = await rowsOf(db, [input.id]);
      if (!row) throw new HttpError("check.not_found");
      return row;
    };

  return [
    forCustomer(listChecks, ({ input, customer, language }) =>
      checkPage(db, known, customer, input, language),
    ),
    forCustomer(getCheck, ({ input, customer }) => checkDetail(services, customer, input.id)),
    forCustomer(getCheckFile, ({ input, customer }) => textForCustomer(services, customer, input)),
    forCustomer(checkAssets, ({ input, customer, language }) =>
      assetsOfCheck(db, histories, customer, input, language),
    ),
    forCustomer(
      setCheckOwner,
      act((customer, input) => setOwner(db, customer, input)),
    ),
    forCustomer(
      setCheckResolved,
      act((customer, input) => setResolved(db, customer, input)),
    ),
    forCustomer(
      setCheckPassed,
      act((customer, input) => setPassed(db, customer, input)),
    ),
    forCustomer(
      restoreEndpoint,
      act((customer, input) => restoreCheck(db, customer, input)),
    ),
    forCustomer(setCheckOwners, async ({ input: { checks, owner_id }, customer, language }) =>
      bulkReply(await setOwners(db, customer, checks, owner_id), language),
    ),
    forCustomer(setChecksResolved, async ({ input: { checks, resolved }, customer, language }) =>
      bulkReply(await setAllResolved(db, customer, checks, resolved), language),
    ),
    forCustomer(listComments, async ({ input, customer }) => ({
      list: await commentsOf(db, customer, input.check),
    })),
    forCustomer(addEndpoint, ({ input, customer }) => addComment(db, customer, input)),
    forCustomer(editEndpoint, ({ input, customer }) => editComment(db, customer, input.id, input.text)),
    forCustomer(deleteEndpoint, async ({ input, customer }) => {
      await deleteComment(db, customer, input.id);
      return {};
    }),
    forCustomer(dashboard, ({ input, customer }) =>
      dashboardOf(services, { groups: known, runs }, customer, input),
    ),
  ];
}
