import type { Access } from "@candor/api/contract";
import { type Endpoint, endpoints } from "@candor/api/endpoints";
import { STAFF_PERMISSIONS, type StaffPermission } from "@candor/api/entities";
import { startPreview, startSession } from "../auth/sessions.ts";
import { appUser, staff } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";
import type { TestServer } from "./with-server.ts";

/** What the guard makes of a caller; whatever comes after it is `in`. */
export type Verdict = "in" | "common.unauthenticated" | "common.forbidden" | "auth.preview_forbidden";

/** One kind of caller of the API. */
export interface Caller {
  name: string;
  /** A new session of this kind; null: none. */
  token(): Promise<string | null>;
  /** What an endpoint's declaration says of this kind. */
  expected(access: Access): Verdict;
}

const NOBODY: Verdict = "common.unauthenticated";

const anonymous = (name: string, token: string | null): Caller => ({
  name,
  token: async () => token,
  expected: ({ kind }) => (kind === "public" ? "in" : NOBODY),
});

function customer(name: string, role: "owner" | "viewer", token: () => Promise<string>): Caller {
  return {
    name,
    token,
    expected(access) {
      if (access.kind === "staff") return NOBODY;
      if (access.kind === "public" || !access.roles || access.roles.includes(role)) return "in";
      return "common.forbidden";
    },
  };
}

function staffWith(name: string, held: readonly StaffPermission[], token: () => Promise<string>): Caller {
  return {
    name,
    token,
    expected(access) {
      if (access.kind === "customer") return NOBODY;
      if (access.kind === "public" || !access.permissions) return "in";
      return held.includes("super") || access.permissions.some((one) => held.includes(one))
        ? "in"
        : "common.forbidden";
    },
  };
}

const preview = (token: () => Promise<string>): Caller => ({
  name: "a preview of the company, user -99",
  token,
  expected(access) {
    if (access.kind === "staff") return NOBODY;
    return access.kind === "public" || access.preview ? "in" : "auth.preview_forbidden";
  },
});

/** A new member beside the company's first one, so that leaving the team hurts nobody. */
async function newMember(db: RootDb, companyId: string): Promise<string> {
  const email = `${crypto.randomUUID()}@test.example`;
  const values = { company_id: companyId, name: "A member", email, role: "viewer" as const };
  const [row] = await db.insert(appUser).values(values).returning({ id: appUser.id });
  if (!row) throw new Error("no user");
  return (await startSession(db, "customer", row.id)).token;
}

/** Every kind of caller of a company's data: each permission of staff is one. */
export function callersOf(server: TestServer, company: string): Caller[] {
  const { people } = server;
  const db = () => server.services.db;
  const sessionOf = async (userId: string) => (await startSession(db(), "customer", userId)).token;
  async function staffToken(permissions: StaffPermission[]): Promise<string> {
    const email = `${crypto.randomUUID()}@test.example`;
    const values = { username: "Staff", email, permissions, password_hash: null };
    const [row] = await db().insert(staff).values(values).returning({ id: staff.id });
    if (!row) throw new Error("no staff");
    return (await startSession(db(), "staff", row.id)).token;
  }
  const from = { address: "127.0.0.1", device: null };
  return [
    anonymous("nobody", null),
    anonymous("a forged token", "A".repeat(43)),
    customer("an owner", "owner", () => sessionOf(people.owner.id)),
    customer("a member", "viewer", () => newMember(db(), company)),
    customer("an owner of another company", "owner", () => sessionOf(people.stranger.id)),
    preview(async () => {
      const staffId = people.admin.id;
      return (await startPreview(db(), { staffId, companyId: company }, from)).token;
    }),
    staffWith("staff without a permission", [], () => staffToken([])),
    ...STAFF_PERMISSIONS.map((permission) =>
      staffWith(`staff with ${permission}`, [permission], () => staffToken([permission])),
    ),
  ];
}

/** Endpoints that customers call. */
export const ofCustomers: readonly Endpoint[] = endpoints.filter(({ access }) => access.kind === "customer");
