import { type CurrentUser, GUIDE_STATUSES } from "@candor/api/entities";
import type { GuideEnd, HintEnd } from "@candor/ui/guide";
import { useRef } from "react";
import { useSharedState, useTrack } from "../platform/index.ts";
import { guidePhaseState, phaseFor } from "./phase.ts";
import { useGuideRead } from "./use-guide-read.ts";

/**
 * The guide's way: it opens by itself while it is unread, or when it is asked for; it is left in one of three ways, of
 * which the server is told; and whom it met unread is shown where it is found again.
 */
export function useGuide({ guide_status }: Pick<CurrentUser, "guide_status">) {
  const [stored, setPhase] = useSharedState(guidePhaseState);
  const track = useTrack();
  const read = useGuideRead();
  const phase = phaseFor(stored, guide_status);
  const unread = guide_status === GUIDE_STATUSES.unread;
  /** Whether the guide that is on its way out was unread when it was left. */
  const firstTime = useRef(false);

  return {
    phase,
    open: () => setPhase("open"),
    leave: (end: GuideEnd) => {
      firstTime.current = unread;
      setPhase("leaving");
      read.mutate({ read_type: end });
    },
    left: () => setPhase(firstTime.current ? "hint" : "done"),
    hintEnded: (end: HintEnd) => {
      setPhase("done");
      if (end === "gotIt") track({ type: "help_guide_got_it" });
      // The call at leaving may have failed: this one makes up for it.
      if (unread) read.mutate({ read_type: "finish" });
    },
    giveUp: () => setPhase("done"),
  };
}
