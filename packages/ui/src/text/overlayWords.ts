/** Our own words in dialogs, menus, lists and pickers. */
export const overlayWords = {
  close: 'Close',
  discardQuestion: 'Discard what you entered?',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  dismiss: 'Dismiss',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  /** Places in words: `11–20 of 248`. */
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  noRange: '0 of 0',
  step: (place: number) => `Step ${place}`,
  done: 'done',
} as const;
