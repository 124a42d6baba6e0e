/** Files that staff choose, before they are sent. */
export const uploadMessages = {
  "upload.type": "File type validation failed.",
  "upload.file_too_large": "The file is larger than 5 MB. Choose a smaller one.",
  "upload.empty": "The file is empty.",
};
