import { useEffect, useRef } from "react";
import type { AddressState } from "../address/index.ts";
import { type ComplianceState, complianceAddress } from "./address.ts";

const keyOf = (userId: string) => `candor.compliance.${userId}`;

/** The part of the state that is kept: which assessment and which page it was is not. */
const kept = (state: ComplianceState) =>
  complianceAddress.query({
    ...state,
    assessmentId: null,
    page: 1,
    pageSize: complianceAddress.initial.pageSize,
  });

/**
 * Keeps what a person chose in the list of scenarios, on this device. An address that says nothing opens with it; one
 * that says something counts as it is.
 */
export function useKeptSelection(address: AddressState<ComplianceState>, userId: string): void {
  const { state, change } = address;
  const query = kept(state);
  const begun = useRef(false);
  useEffect(() => {
    const first = !begun.current;
    begun.current = true;
    try {
      const stored = localStorage.getItem(keyOf(userId));
      if (first && query === "" && stored) {
        change(complianceAddress.read({ search: stored }).state, { replace: true });
        return;
      }
      localStorage.setItem(keyOf(userId), query);
    } catch {
      // Without storage the list begins as it is.
    }
  }, [query, userId, change]);
}
