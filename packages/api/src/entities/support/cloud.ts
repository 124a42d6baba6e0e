import * as z from "zod/mini";
import { id, instant } from "../common.ts";

/** How a cloud account's connection stands. */
export const CONNECTION_STATES = { initial: 0, connecting: 1, connected: 11, connectionError: 12 } as const;
export type ConnectionState = (typeof CONNECTION_STATES)[keyof typeof CONNECTION_STATES];

export const connectionState = z.enum(CONNECTION_STATES);

/** An AWS account number: twelve digits. */
export const awsAccountId = z.string().check(z.trim(), z.regex(/^\d{12}$/));

/** An AWS account that the company lets Candor read. */
export const cloudConnection = z.object({
  id,
  provider: z.literal("aws"),
  account_id: z.string(),
  state: connectionState,
  connected_by: z.string(),
  added_at: instant,
  /** When AWS last let Candor in. */
  connected_at: z.nullable(instant),
  checked_at: z.nullable(instant),
  /** The role that the stack makes. */
  role_arn: z.string(),
  /** What only this company's role accepts: it stops others from using it through Candor. */
  external_id: z.string(),
  /** Opens CloudFormation with the stack filled in. */
  launch_url: z.string(),
});
export type CloudConnection = z.infer<typeof cloudConnection>;
