import { downloadOf } from "@candor/api/client";
import {
  changeCompanyMember,
  changeStaffCompany,
  createStaffCompany,
  deleteStaffCompany,
  exportStaffCompany,
  getStaffCompany,
  inviteCompanyOwner,
  listCompanies,
  listCompanyMembers,
  listLogs,
  type RequestOf,
  staffCompanyUsage,
} from "@candor/api/contract";
import type { StaffCompany } from "@candor/api/entities";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { saveFile } from "../exports/index.ts";
import { useSendOnce } from "../forms/index.ts";
import { endpointKey, useEndpoint, useEndpointMutation, useLatest, usePlatform } from "../platform/index.ts";
import { type CompaniesState, listRequest } from "./list-state.ts";

/** One page of companies. */
export const useCompanies = (state: CompaniesState) =>
  useEndpoint(listCompanies, listRequest(state), { keepPrevious: true, quiet: true });

export const useCompany = (id: string) => useEndpoint(getStaffCompany, { id }, { quiet: true });
/** The company as it stands at the time of asking. */
export const useLatestCompany = (id: string) => useLatest(getStaffCompany, { id });
export const useCompanyMembers = (id: string) => useEndpoint(listCompanyMembers, { id }, { quiet: true });

/** Makes a company. One that was made, though no answer came, is not made again: it becomes what is sent then. */
export function useCreateCompany() {
  const change = useChangeCompany();
  const invite = useInviteOwner();
  const { mutateAsync } = useEndpointMutation(createStaffCompany, {
    quiet: true,
    invalidates: [listCompanies],
  });
  const newest = useLatest(listCompanies, {});
  return useSendOnce<RequestOf<typeof createStaffCompany>, StaffCompany>(mutateAsync, {
    latest: async () => (await newest()).list,
    keyOf: ({ id }) => id,
    isOf: (one, { name, product_version }) => one.name === name && one.product_version === product_version,
    async change(one, values, earlier) {
      const { name, product_version, owner } = values;
      const made = await change.mutateAsync({ id: one.id, name, product_version });
      // Sent again unchanged, it is not known whether the administrator was invited.
      const invited = values !== earlier && JSON.stringify(owner) === JSON.stringify(earlier.owner);
      if (!invited) await invite.mutateAsync({ company_id: one.id, ...owner });
      return made;
    },
  });
}

/** The number of people is part of the list and of the company. */
export const useInviteOwner = () =>
  useEndpointMutation(inviteCompanyOwner, {
    quiet: true,
    invalidates: [listCompanies, getStaffCompany, listCompanyMembers, staffCompanyUsage, listLogs],
  });

/** Changes what is given; what is absent stays. */
export const useChangeCompany = () =>
  useEndpointMutation(changeStaffCompany, {
    quiet: true,
    invalidates: [listCompanies, getStaffCompany, staffCompanyUsage, listLogs],
  });

export const useLatestMembers = (id: string) => useLatest(listCompanyMembers, { id });

/** Sets what one person is shown. */
export const useChangeMember = () =>
  useEndpointMutation(changeCompanyMember, { quiet: true, invalidates: [listCompanyMembers, listLogs] });

export const useCompanyUsage = (id: string) => useEndpoint(staffCompanyUsage, { id }, { quiet: true });

/** Lines of the log that a company's page shows. */
const TRAIL_LINES = 10;

/** The newest lines about a company: what was done to it, and what its people did. */
export function useCompanyTrail(id: string) {
  const { client } = usePlatform();
  return useQuery({
    queryKey: [...endpointKey(listLogs), "company", id],
    async queryFn({ signal }) {
      const options = { signal, quiet: true, keepDuplicate: true };
      const [done, people] = await Promise.all([
        client.call(listLogs, { target_id: id }, options),
        client.call(listLogs, { company_id: id }, options),
      ]);
      const lines = new Map([...done.list, ...people.list].map((line) => [line.id, line]));
      return [...lines.values()].sort((a, b) => b.at.localeCompare(a.at)).slice(0, TRAIL_LINES);
    },
  });
}

/** Saves everything of a company as a file. It counts once it has arrived whole. */
export function useCompanyExport(id: string) {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn() {
      saveFile(await downloadOf(client, exportStaffCompany, { id }, { quiet: true }));
    },
    onSuccess: () =>
      Promise.all(
        [staffCompanyUsage, listLogs].map((call) =>
          queries.invalidateQueries({ queryKey: endpointKey(call) }),
        ),
      ),
  });
}

export const useDeleteCompany = () =>
  useEndpointMutation(deleteStaffCompany, { quiet: true, invalidates: [listCompanies] });
