import * as z from "zod/mini";
import * as calls from "../../contract/objects/cloud.ts";
import { id } from "../../entities/common.ts";
import { awsAccountId, cloudConnection } from "../../entities/support/cloud.ts";
import { defineEndpoint } from "../endpoint.ts";

export const cloudExists = defineEndpoint(calls.cloudExists, {
  request: z.object({}),
  reply: z.object({
    /** 1 when an account is connected. */
    exists: z.literal([0, 1]),
    /** False where the operator has given Candor no AWS identity: nothing can be connected, and no dot asks for it. */
    configured: z.boolean(),
  }),
  doc: "Whether a cloud account is connected: without one, where one can be, the sidebar shows a red dot.",
});

export const listCloudConnections = defineEndpoint(calls.listCloudConnections, {
  request: z.object({}),
  reply: z.object({
    /** False where the operator has given Candor no AWS identity of its own. */
    configured: z.boolean(),
    list: z.array(cloudConnection),
    /** How many accounts the plan has, and whether it has ended: then none is added. */
    limit: z.int(),
    plan_ended: z.boolean(),
    /** The CloudFormation template, to read before it is launched. */
    template: z.string(),
  }),
  doc: "The company's cloud accounts, with what connecting needs.",
});

export const addCloudConnection = defineEndpoint(calls.addCloudConnection, {
  request: z.object({ account_id: awsAccountId }),
  reply: cloudConnection,
  errors: ["cloud.not_configured", "cloud.repeat_account", "cloud.limit_reached", "member.plan_ended"],
  doc: "Adds an AWS account. The reply's launch_url makes the read-only role there; then check-aws connects.",
});

export const checkAws = defineEndpoint(calls.checkAws, {
  request: z.object({ id }),
  reply: cloudConnection,
  errors: ["cloud.not_configured", "cloud.not_found", "cloud.failed"],
  perMinute: 30,
  doc: "Tries the role. Refused within thirty minutes of being added it is still connecting (1), later an error (12).",
});

export const disconnectCloud = defineEndpoint(calls.disconnectCloud, {
  request: z.object({ id }),
  reply: z.object({}),
  errors: ["cloud.not_found"],
  doc: "Forgets an AWS account. Delete the stack there to take the role away.",
});
