import { type SharedState, useSharedState } from "../platform/index.ts";

/** The session has ended under somebody who is in the middle of something: it is begun again in place. */
export const sessionOverState: SharedState<boolean> = { initial: () => false };

/** Whether the session is to be begun again in place, and how to say that it is. */
export const useSessionOver = () => useSharedState(sessionOverState);
