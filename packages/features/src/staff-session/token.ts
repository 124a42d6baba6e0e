/** Where the browser keeps the token of a member of staff, apart from a customer's. */
export const STAFF_TOKEN_KEY = "candor.mis.token";

export const readStaffToken = (): string | null => localStorage.getItem(STAFF_TOKEN_KEY);
export const storeStaffToken = (token: string): void => localStorage.setItem(STAFF_TOKEN_KEY, token);
export const dropStaffToken = (): void => localStorage.removeItem(STAFF_TOKEN_KEY);
