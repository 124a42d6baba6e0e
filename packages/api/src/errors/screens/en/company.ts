/** The company's name and logo. */
export const companyMessages = {
  "company.name_missing": "Enter the company’s name.",
  "company.name_long": "Use at most 80 characters.",
  "company.name_differs": "Type the company’s name exactly as it stands in the title.",
  "company.expires_invalid": "Choose a day in the calendar, or leave the field empty.",
  "company.items_missing": "Choose at least one item.",
  "company.banner_long": "Use at most 300 characters.",
  "company.first_page": "Enter an address in the portal’s menu, such as /checks, or leave the field empty.",
  "upload.type": "File type validation failed.",
  "upload.image_too_large": "Image size exceeds 10MB.",
  "upload.empty": "The file is empty.",
  "upload.arriving": "The picture is still on its way. Save when it has arrived.",
};
