import { z } from "zod";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { accessToken, jiraOf, markInvalid } from "./connection.ts";
import { jsonOf } from "./json.ts";

/** What Jira says when it does not take an issue: words for the whole, and by field. */
const refused = z.object({
  errorMessages: z.array(z.string()).default([]),
  errors: z.record(z.string(), z.string()).default({}),
});

/** Jira answered and said no. */
export class JiraRefused extends Error {
  override readonly name = "JiraRefused";
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, text: string) {
    super(`Jira answered ${status}`);
    this.status = status;
    this.fields = readRefusal(text);
  }
}

function readRefusal(text: string): Record<string, string> {
  return refused.safeParse(jsonOf(text)).data?.errors ?? {};
}

/** Calls the REST API as one company. Throws JiraRefused for 400 and 404, an HttpError for the rest. */
export interface JiraApi {
  get<T>(path: string, shape: z.ZodType<T>): Promise<T>;
  post<T>(path: string, body: unknown, shape: z.ZodType<T>): Promise<T>;
}

const site = (cloudId: string) => `/ex/jira/${encodeURIComponent(cloudId)}/rest/api/3`;

export { site as siteApi };

export function jiraApi(services: Services, companyId: string): JiraApi {
  const { apiUrl } = jiraOf(services);

  async function send<T>(path: string, shape: z.ZodType<T>, init: RequestInit): Promise<T> {
    const token = await accessToken(services, companyId);
    const headers = {
      authorization: `Bearer ${token}`,
      accept: "application/json",
      "content-type": "application/json",
    };
    let status: number;
    let text: string;
    try {
      const answer = await services.egress.fetch(new Request(`${apiUrl}${path}`, { ...init, headers }));
      status = answer.status;
      text = await answer.text();
    } catch (err) {
      services.log.warn({ err }, "jira");
      throw new HttpError("jira.failed");
    }
    if (status === 401) {
      await markInvalid(services, companyId);
      throw new HttpError("jira.invalid");
    }
    if (status === 400 || status === 404) throw new JiraRefused(status, text);
    const parsed = status >= 200 && status < 300 ? shape.safeParse(jsonOf(text)) : null;
    if (!parsed?.success) {
      services.log.warn({ status, path }, "jira");
      throw new HttpError("jira.failed");
    }
    return parsed.data;
  }

  return {
    get: (path, shape) => send(path, shape, { method: "GET" }),
    post: (path, body, shape) => send(path, shape, { method: "POST", body: JSON.stringify(body) }),
  };
}

/** Turns what Jira did not take into what happened; any other failure passes through. */
export async function orRefuse<T>(work: Promise<T>, by: (refusal: JiraRefused) => HttpError): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof JiraRefused) throw by(error);
    throw error;
  }
}
