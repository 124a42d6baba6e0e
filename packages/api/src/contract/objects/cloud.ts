import { CUSTOMER, CUSTOMER_READ, defineCall, OWNER } from "../call.ts";

export const cloudExists = defineCall({
  id: "cloud.exists",
  method: "GET",
  path: "/api/portal/v1/cloud-connection/exists",
  access: CUSTOMER_READ,
});

export const listCloudConnections = defineCall({
  id: "cloud.get",
  method: "GET",
  path: "/api/portal/v1/cloud-connection",
  access: CUSTOMER,
});

export const addCloudConnection = defineCall({
  id: "cloud.add",
  method: "POST",
  path: "/api/portal/v1/cloud-connection/add",
  access: OWNER,
  keepDuplicates: true,
});

export const checkAws = defineCall({
  id: "cloud.checkAws",
  method: "POST",
  path: "/api/portal/v1/cloud-connection/check-aws",
  access: CUSTOMER,
});

export const disconnectCloud = defineCall({
  id: "cloud.disconnect",
  method: "POST",
  path: "/api/portal/v1/cloud-connection/disconnect",
  access: OWNER,
  keepDuplicates: true,
});
