/** A row that the member can ask support about. */
export interface AskedAbout {
  /** Path of a new ticket, prefilled with the subject and the row's code. Absent without support. */
  support?: string | undefined;
}
