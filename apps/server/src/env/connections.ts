import { z } from "zod";
import { withoutEndSlashes } from "./address.ts";

const http = z.url({ protocol: /^https?$/ }).transform(withoutEndSlashes);

/** Variables of the services that this installation may be connected to. */
export const connectionVariables = {
  /** An OpenAI-compatible endpoint, up to before `/chat/completions`, e.g. `http://127.0.0.1:11434/v1`. */
  AI_BASE_URL: http.optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  /** An app of the operator's at developer.atlassian.com (OAuth 2.0). */
  JIRA_CLIENT_ID: z.string().min(1).optional(),
  JIRA_CLIENT_SECRET: z.string().min(1).optional(),
  /** Where Atlassian is, for tests and proxies. */
  JIRA_AUTH_URL: http.optional(),
  JIRA_API_URL: http.optional(),
  /** An identity of the operator's that may call sts:AssumeRole and nothing else. */
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Number of the AWS account that identity belongs to: the one that customers' roles trust. */
  AWS_ACCOUNT_ID: z
    .string()
    .regex(/^\d{12}$/, "must be twelve digits")
    .optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]{4,30}$/, "must be a region such as us-east-1")
    .default("us-east-1"),
  /** Where the CloudFormation template lies in S3; without it customers upload the text themselves. */
  AWS_TEMPLATE_URL: http.optional(),
  /** Where STS is, for tests and private endpoints. */
  AWS_STS_URL: http.optional(),
};

type Given = z.output<z.ZodObject<typeof connectionVariables>>;

export interface AiEnv {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

export interface JiraEnv {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  apiUrl: string;
}

export interface AwsEnv {
  accessKeyId: string;
  secretAccessKey: string;
  accountId: string;
  region: string;
  templateUrl: string | undefined;
  stsUrl: string;
}

/** Services that are configured; undefined ones are not, and say so. */
export interface ConnectionEnv {
  ai: AiEnv | undefined;
  jira: JiraEnv | undefined;
  aws: AwsEnv | undefined;
  /** Origins that the operator named: they may be on a private network. */
  trustedOrigins: string[];
}

export function connectionsOf(given: Given): ConnectionEnv {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY, JIRA_CLIENT_ID, JIRA_CLIENT_SECRET } = given;
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ACCOUNT_ID, AWS_REGION } = given;
  const named = [AI_BASE_URL, given.JIRA_AUTH_URL, given.JIRA_API_URL, given.AWS_STS_URL];
  return {
    ai: AI_BASE_URL && AI_MODEL ? { baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY } : undefined,
    jira:
      JIRA_CLIENT_ID && JIRA_CLIENT_SECRET
        ? {
            clientId: JIRA_CLIENT_ID,
            clientSecret: JIRA_CLIENT_SECRET,
            authUrl: given.JIRA_AUTH_URL ?? "https://auth.atlassian.com",
            apiUrl: given.JIRA_API_URL ?? "https://api.atlassian.com",
          }
        : undefined,
    aws:
      AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY && AWS_ACCOUNT_ID
        ? {
            accessKeyId: AWS_ACCESS_KEY_ID,
            secretAccessKey: AWS_SECRET_ACCESS_KEY,
            accountId: AWS_ACCOUNT_ID,
            region: AWS_REGION,
            templateUrl: given.AWS_TEMPLATE_URL,
            stsUrl: given.AWS_STS_URL ?? `https://sts.${AWS_REGION}.amazonaws.com`,
          }
        : undefined,
    trustedOrigins: named.filter((url) => url !== undefined),
  };
}
