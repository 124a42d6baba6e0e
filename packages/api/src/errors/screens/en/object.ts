/** Websites and other objects, as they are added and changed. */
export const objectMessages = {
  "object.url_missing": "Please enter the web address.",
  "object.url_invalid": "Enter a web address such as https://www.example.com.",
  "object.url_scheme": "Only http and https addresses can be assessed.",
  "object.url_long": "Use an address of at most 2,000 characters.",
  "object.name_long": "Use at most 80 characters.",
  "object.territories_missing": "Please select at least one territory.",
  "object.limit_reached": "Your plan's number of objects of this type is reached. Contact the business team.",
};
