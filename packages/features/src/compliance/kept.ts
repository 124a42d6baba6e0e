import { info, updateStatus } from "@candor/api/contract";
import type { CurrentUser } from "@candor/api/entities";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { AddressState } from "../address/index.ts";
import { endpointKey, useEndpointMutation } from "../platform/index.ts";
import { type ComplianceState, complianceAddress } from "./address.ts";

/** How long a choice has to stand before it is kept, in milliseconds. */
const SETTLED_MS = 1_000;

/** The part of the state that is kept: which assessment and which page it was is not. */
const kept = (state: ComplianceState) =>
  complianceAddress.query({
    ...state,
    assessmentId: null,
    page: 1,
    pageSize: complianceAddress.initial.pageSize,
  });

type Reader = Pick<CurrentUser, "preview" | "front_values">;

/**
 * Keeps what a person chose in the list of scenarios, with their settings. An address that says nothing opens with it;
 * one that says something counts as it is. Where it cannot be kept, the list begins as it is the next time.
 */
export function useKeptSelection(address: AddressState<ComplianceState>, user: Reader): void {
  const { state, change } = address;
  const query = kept(state);
  const stored = useRef(user.front_values.scenario_home ?? "");
  const begun = useRef(false);
  const queries = useQueryClient();
  const { mutate } = useEndpointMutation(updateStatus, {
    quiet: true,
    onSuccess: (_reply, { value }) =>
      queries.setQueryData<CurrentUser>(endpointKey(info, {}), (known) => {
        if (!known) return known;
        const { scenario_home: _, ...others } = known.front_values;
        return { ...known, front_values: { ...others, ...(value && { scenario_home: String(value) }) } };
      }),
  });
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
    const first = !begun.current;
    begun.current = true;
    if (first && query === "" && stored.current !== "") {
      latest.current = stored.current;
      change(complianceAddress.read({ search: stored.current }).state, { replace: true });
      return;
    }
    if (user.preview) return;
    const keep = () => {
      if (latest.current === stored.current) return;
      stored.current = latest.current;
      mutate({ key: "scenario_home", value: latest.current || null });
    };
    const timer = setTimeout(keep, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, user.preview, change, mutate]);
  // Whoever leaves at once has chosen too.
  useEffect(
    () => () => {
      if (user.preview || !begun.current || latest.current === stored.current) return;
      stored.current = latest.current;
      mutate({ key: "scenario_home", value: latest.current || null });
    },
    [user.preview, mutate],
  );
}
