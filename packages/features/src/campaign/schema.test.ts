import { expect, test } from "vitest";
import { type RequestForm, readRequest } from "./schema.ts";

const sound: RequestForm = {
  company: " Linden ",
  website: " www.linden.example ",
  email: " Anna@Linden.example ",
  mobile: " 13800138000 ",
  consent: true,
};

function said(given: Partial<RequestForm>) {
  const { values, errors } = readRequest({ ...sound, ...given });
  return {
    values,
    errors: Object.fromEntries(Object.entries(errors).map(([at, error]) => [at, error.message])),
  };
}

test("a sound request is sent trimmed", () => {
  expect(said({})).toEqual({
    errors: {},
    values: {
      company: "Linden",
      website: "www.linden.example",
      email: "anna@linden.example",
      mobile: "13800138000",
      consent: true,
    },
  });
});

test("each field says what it needs", () => {
  const empty = { company: " ", website: "", email: " ", mobile: "", consent: false };
  expect(said(empty).errors).toEqual({
    company: "campaign.company_required",
    website: "campaign.website_required",
    email: "campaign.email_required",
    mobile: "campaign.mobile_required",
    consent: "campaign.consent_required",
  });
  const wrong = { company: "x".repeat(121), website: "linden", email: "anna@", mobile: "12800138000" };
  expect(said(wrong).errors).toEqual({
    company: "campaign.company_long",
    website: "campaign.website_invalid",
    email: "campaign.email_invalid",
    mobile: "campaign.mobile_invalid",
  });
});

test.each(["1380013800", "138001380000", "+8613800138000", "138 0013 8000", "12345678901"])(
  "%s is no mobile number of mainland China",
  (mobile) => {
    expect(said({ mobile }).errors).toEqual({ mobile: "campaign.mobile_invalid" });
  },
);
