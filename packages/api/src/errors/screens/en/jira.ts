/** A Jira issue, as it is created or linked. */
export const jiraMessages = {
  "jira.site_missing": "Choose a site.",
  "jira.project_missing": "Choose a project.",
  "jira.type_missing": "Choose an issue type.",
  "jira.title_missing": "Enter a title.",
  "jira.title_long": "Use at most 255 characters.",
  "jira.description_long": "Use at most 30,000 characters.",
  "jira.field_missing": "Jira requires this field.",
  "jira.number_invalid": "Enter a number.",
  "jira.issue_missing": "Enter the address or the key of an issue.",
};
