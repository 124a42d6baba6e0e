/** Who may ask the AI helper, as staff list them. */
export const whitelistMessages = {
  "whitelist.email_invalid": "Please input a valid email.",
  "whitelist.domain_invalid": "Enter a domain without https:// and without @, for example linden.example.",
  "whitelist.company_required": "Choose the company.",
  "whitelist.listed": "It is listed already. Name another, or edit its entry in the list.",
};
