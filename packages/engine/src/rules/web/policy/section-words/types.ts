/** Words of one language that show a section of a policy is there, and how it says "no". */
export interface SectionWords {
  controller: string;
  purposes: string;
  basis: string;
  recipients: string;
  transfers: string;
  retention: string;
  rights: string;
  complaint: string;
  contact: string;
  denies: string;
}
