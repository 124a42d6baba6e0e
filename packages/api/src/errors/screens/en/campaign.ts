/** Asking for a free assessment, and confirming it. */
export const campaignMessages = {
  "campaign.not_started": "The activity has not started or is abnormal.",
  "campaign.company_required": "Enter your company's name.",
  "campaign.company_long": "Enter at most 120 characters.",
  "campaign.website_required": "Enter your website's address.",
  "campaign.website_invalid": "Enter a web address such as https://www.example.com.",
  "campaign.email_required": "Enter your work email.",
  "campaign.email_invalid": "Please input a valid email.",
  "campaign.mobile_required": "Enter your mobile number.",
  "campaign.mobile_invalid": "Enter an 11-digit mobile number of mainland China that begins with 13 to 19.",
  "campaign.consent_required": "Tick the box to go on.",
  "campaign.submitted_title": "Information submitted",
  "campaign.submitted_text":
    "A confirmation email was sent to your work email. Click “Confirm the request” in it, so that the assessment can start. Another email follows when the assessment has finished.",
  "campaign.repeat_title": "Too many submissions",
  "campaign.repeat_text":
    "The assessment request you submitted has reached its limit. Requests submitted before are not affected: see the emails at your work address.",
};
