import type { AwsEnv } from "../env/connections.ts";

/** Name of the role that the stack makes in the customer's account. */
export const ROLE_NAME = "CandorReadOnly";

export const roleArn = (accountId: string): string => `arn:aws:iam::${accountId}:role/${ROLE_NAME}`;

/** The CloudFormation template: one role, AWS's own audit policy, only for us and only with the external id. */
export function templateOf(trustedAccount: string): string {
  return `AWSTemplateFormatVersion: "2010-09-09"
Description: Lets Candor read this account's configuration. Delete the stack to end it.
Parameters:
  ExternalId:
    Type: String
    MinLength: 32
    Description: Shown in Candor's settings. It stops others from using this role through Candor.
Resources:
  Role:
    Type: AWS::IAM::Role
    Properties:
      RoleName: ${ROLE_NAME}
      MaxSessionDuration: 3600
      AssumeRolePolicyDocument:
        Version: "2012-10-17"
        Statement:
          - Effect: Allow
            Principal:
              AWS: arn:aws:iam::${trustedAccount}:root
            Action: sts:AssumeRole
            Condition:
              StringEquals:
                sts:ExternalId: !Ref ExternalId
      ManagedPolicyArns:
        - arn:aws:iam::aws:policy/SecurityAudit
Outputs:
  RoleArn:
    Value: !GetAtt Role.Arn
`;
}

/** Opens CloudFormation in the customer's account: filled in where the template lies in S3, else to upload it. */
export function launchUrl({ region, templateUrl }: AwsEnv, externalId: string): string {
  const console = `https://${region}.console.aws.amazon.com/cloudformation/home?region=${region}`;
  if (!templateUrl) return `${console}#/stacks/create/template`;
  const query = new URLSearchParams({
    templateURL: templateUrl,
    stackName: "candor",
    param_ExternalId: externalId,
  });
  return `${console}#/stacks/create/review?${query}`;
}
