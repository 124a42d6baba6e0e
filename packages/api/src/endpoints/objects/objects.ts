import * as z from "zod/mini";
import * as calls from "../../contract/objects/objects.ts";
import {
  OBJECT_MATURITIES,
  OBJECT_NAME_MAX,
  OBJECT_SORTS,
  OBJECT_URL_MAX,
} from "../../contract/objects/objects.ts";
import { chosen, distinct, id } from "../../entities/common.ts";
import { offeredType } from "../../entities/config/offered-types.ts";
import { line, oneLine } from "../../entities/line.ts";
import { assessmentObject } from "../../entities/results/objects.ts";
import { ASSET_TYPES, FRAMEWORKS, SECTORS, TERRITORIES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { pageNumber, paging, searching } from "../paging.ts";

/**
 * A test login with which pages behind a sign-in are assessed. Absent: what is stored stays; null: it is
 * removed. Encrypted at rest and never sent back. Paid plans only.
 */
const login = z.optional(
  z.nullable(
    z.object({
      username: line(254).check(z.minLength(1)),
      password: z.string().check(z.minLength(1), z.maxLength(1000)),
    }),
  ),
);

const territories = distinct(z.enum(TERRITORIES), TERRITORIES.length);

const websiteFields = {
  name: line(OBJECT_NAME_MAX),
  url: z.string().check(z.trim(), z.minLength(1), z.maxLength(OBJECT_URL_MAX)),
  territories: territories.check(z.minLength(1)),
  /** Absent: what is stored stays; null: a field without laws of its own. */
  sector: z.optional(z.nullable(z.enum(SECTORS))),
  login,
};

/** What is missing, blank or too long here is told by a message of its own, not as an invalid request. */
const name = z.string().check(z.maxLength(1000), oneLine);
const version = z._default(line(OBJECT_NAME_MAX), "");

/** What comes as a package, or may. */
const packaged = <const Type extends "android" | "ios" | "windows" | "macos">(type: Type) => ({
  asset_type: z.literal(type),
  name,
  /** Empty: the package's own name. */
  version,
  /** A completed upload. An app needs it when it is added; absent in a change: the file stays. */
  upload_id: z.optional(id),
  territories,
});

const app = <const Type extends "android" | "ios">(type: Type) => z.object({ ...packaged(type), login });

const desktop = <const Type extends "windows" | "macos">(type: Type) => z.object(packaged(type));

/** Fields of each type but website. The specification names none for Windows and macOS: these are ours. */
const fields = [
  app("android"),
  app("ios"),
  z.object({
    asset_type: z.literal("iot"),
    name,
    /** Empty: the file's name. */
    firmware_name: version,
    /** A completed upload. Required when the object is added; absent in a change: the file stays. */
    upload_id: z.optional(id),
  }),
  z.object({
    asset_type: z.literal("business_entity"),
    name,
    /** A completed upload; null takes the logo away. */
    logo_upload_id: z.optional(z.nullable(id)),
    contact: z._default(line(200), ""),
    frameworks: z._default(distinct(z.enum(FRAMEWORKS), FRAMEWORKS.length), []),
    /** Absent: what is stored stays; a new one takes what is proposed for its type. */
    frequency_days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  }),
  z.object({
    asset_type: z.literal("aws"),
    name,
    /** Twelve digits. */
    account_number: z.string().check(z.trim(), z.regex(/^(?:\d{12})?$/)),
  }),
  desktop("windows"),
  desktop("macos"),
] as const;

const refusals = [
  "common.blank",
  "object.name_missing",
  "object.device_name_missing",
  "object.entity_name_missing",
  "object.name_long",
  "object.entity_name_long",
  "object.account_missing",
  "object.package_missing",
  "object.firmware_missing",
  "object.territories_missing",
  "object.repeat_title",
  "object.repeat_file",
  "object.repeat_file_iot",
  "object.repeat_account",
  "object.login_paid",
  "member.plan_ended",
  "upload.not_found",
  "upload.type",
] as const;

export const listObjects = defineEndpoint(calls.listObjects, {
  request: z.object({
    ...searching,
    /** By the score of the last published result. */
    maturity: chosen(z.enum(OBJECT_MATURITIES)),
    sort: z._default(z.enum(OBJECT_SORTS), "added"),
    descending: z._default(z.boolean(), true),
    /** From 1. All objects where none is asked for: one chooses among them, and a plan has 160 at most. */
    page: z.optional(pageNumber),
    page_size: paging.page_size,
  }),
  reply: z.object({
    list: z.array(assessmentObject),
    /** On all pages, after filters. */
    total: z.int(),
    /** Before filters: all, those that are disabled, and websites. */
    all: z.int(),
    disabled: z.int(),
    websites: z.int(),
    /** The plan has ended: objects are read, and none is added. */
    plan_ended: z.boolean(),
    /** Objects each type may have on this plan. */
    limits: z.record(z.enum(ASSET_TYPES), z.int()),
    /** Types that are offered, in their order. Objects of the others are kept and listed, and are not assessed. */
    types: z.array(
      z.extend(offeredType, {
        /** Signed address, valid for a few minutes; null: the product's own. */
        icon_url: z.nullable(z.string()),
      }),
    ),
  }),
  doc: "The company's objects, newest first unless asked otherwise, with the plan's limits and the types on offer: one page, or all. The search finds names and addresses.",
});

export const createWebsite = defineEndpoint(calls.createWebsite, {
  request: z.object(websiteFields),
  reply: assessmentObject,
  errors: [
    "object.repeat_title",
    "object.repeat_url",
    "object.login_paid",
    "object.limit_reached",
    "object.type_not_offered",
    "member.plan_ended",
    "object.url_invalid",
    "object.url_private",
    "object.url_unresolved",
  ],
  doc: "Adds a website. An empty name becomes the host. The address is vetted as the engine will vet it: http or https, ports 80 and 443, no user name in it, a host that resolves to public addresses only.",
});

export const updateWebsite = defineEndpoint(calls.updateWebsite, {
  request: z.object({ id, ...websiteFields }),
  reply: assessmentObject,
  errors: [
    "object.not_found",
    "object.locked",
    "object.login_paid",
    "object.repeat_title",
    "object.repeat_url",
    "object.url_invalid",
    "object.url_private",
    "object.url_unresolved",
    "object.url_fixed",
  ],
  doc: "Changes a website that is not being assessed. Its address cannot change once it has been assessed.",
});

export const createObject = defineEndpoint(calls.createObject, {
  request: z.discriminatedUnion("asset_type", fields),
  reply: assessmentObject,
  errors: [...refusals, "object.limit_reached", "object.type_not_offered"],
  doc: "Adds an object of any type but website, which has a call of its own.",
});

export const updateObject = defineEndpoint(calls.updateObject, {
  request: z.object({ id, fields: z.discriminatedUnion("asset_type", fields) }),
  reply: assessmentObject,
  errors: [...refusals, "object.not_found", "object.locked"],
  doc: "Changes an object of any type but website that is not being assessed. Its type stays.",
});

export const setObjectEnabled = defineEndpoint(calls.setObjectEnabled, {
  request: z.object({ id, enabled: z.boolean() }),
  reply: assessmentObject,
  errors: ["object.not_found", "object.locked"],
  doc: "Enables or disables an object. A disabled object cannot be chosen for an assessment.",
});
