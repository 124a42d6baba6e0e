import type { Access } from "@candor/api/contract";
import type { FastifyRequest } from "fastify";
import { type Customer, findCustomer, findStaff, type StaffMember } from "../auth/sessions.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";

const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? "")?.[1];

function bearerOf(request: FastifyRequest): string {
  const token = tokenOf(request);
  if (!token) throw new HttpError("common.unauthenticated");
  return token;
}

/** Lets a request in as `access` says, or refuses. A session of one kind is nobody to the other. */
export async function authenticate(
  db: Db,
  access: Access,
  request: FastifyRequest,
): Promise<{ customer?: Customer; staff?: StaffMember }> {
  switch (access.kind) {
    case "public": {
      const token = access.session === "optional" ? tokenOf(request) : undefined;
      const customer = token ? await findCustomer(db, token) : null;
      return customer ? { customer } : {};
    }
    case "customer": {
      const customer = await findCustomer(db, bearerOf(request));
      if (!customer) throw new HttpError("common.unauthenticated");
      if (customer.preview && !access.preview) throw new HttpError("auth.preview_forbidden");
      if (access.roles && !access.roles.includes(customer.role)) throw new HttpError("common.forbidden");
      return { customer };
    }
    case "staff": {
      const staff = await findStaff(db, bearerOf(request));
      if (!staff) throw new HttpError("common.unauthenticated");
      if (staff.mustEnrol && !access.enrolling) throw new HttpError("auth.factor_required");
      const { permissions } = access;
      const allowed =
        !permissions || [...permissions, "super" as const].some((one) => staff.permissions.includes(one));
      if (!allowed) throw new HttpError("common.forbidden");
      return { staff };
    }
  }
}
