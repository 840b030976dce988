/** A row that the member can ask support about. */
export interface AskedAbout {
  /** Path of a new ticket with the subject and the row's code filled in; absent where nothing can be asked. */
  support?: string | undefined;
}
