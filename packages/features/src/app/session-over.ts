import { atom, useAtom } from "jotai";

/** The session has ended under somebody who is in the middle of something: it is begun again in place. */
export const sessionOverAtom = atom(false);

/** Whether the session is to be begun again in place, and how to say that it is. */
export const useSessionOver = () => useAtom(sessionOverAtom);
