/** A scan that staff make, of objects or of a file. */
export const scanMakingMessages = {
  "scan.company_required": "Choose a company.",
  "scan.objects_required": "Choose at least one website.",
  "scan.object_required": "Choose a website.",
  "scan.file_required": "Choose a result file.",
  "scan.file_too_large": "The file is larger than 30 MB. Export one object’s result and choose that file.",
  "scan.file_empty": "The file is empty. Choose another one.",
  "scan.file_unreadable":
    "The file could not be read. It may have been moved or changed since it was chosen. Choose it again.",
  "scan.file_not_result":
    "This is not a result that can be imported. Choose an exported result of a website.",
};
