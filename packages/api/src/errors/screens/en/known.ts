/** What staff tell the engine of hosts and cookies that no table knows. */
export const knownMessages = {
  "known.name_missing": "Enter a name.",
  "known.name_long": "Use at most 120 characters.",
  "known.cookie_invalid":
    "Enter a name of two characters or more, without blanks, commas, semicolons or equals signs.",
  "known.hosts_invalid": "Enter one to twenty host names, such as stats.example.com, divided by commas.",
  "known.country_invalid": "Enter the two letters of the country, such as DE, or leave it empty.",
};
