import { defineMessages } from './defineMessages';

/** Messages in dialogs, menus, lists and pickers. */
export const overlayMessages = defineMessages('overlayMessages', {
  /** The verb: closes a dialog or a menu. */
  close: 'Close',
  discardQuestion: 'Discard your changes?',
  keepEditing: 'Keep editing',
  leavingLoses: 'You have unsaved changes. They’ll be lost if you leave.',
  discard: 'Discard',
  dismiss: 'Dismiss',
  pages: 'Pages',
  page: ({ page }: { page: number }) => `Page ${page}`,
  toPage: ({ page, total }: { page: string; total: string }) => `Page ${page} of ${total}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  /** The numbers of the visible rows: `11–20 of 248`. */
  rangeAlone: ({ from, to }: { from: string; to: string }) => `${from}–${to}`,
  /** A page with one item. */
  rangeOfOne: ({ at, total }: { at: string; total: string }) => `${at} of ${total}`,
  range: ({ from, to, total }: { from: string; to: string; total: string }) => `${from}–${to} of ${total}`,
  /** The same where the end of the list is unknown: `1–10, there may be more`. */
  openRange: ({ from, to }: { from: string; to: string }) => `${from}–${to}, there may be more`,
  /** Entries of the page that can't be read. */
  notShown: ({ count }: { count: number }) =>
    count === 1 ? '1 entry couldn’t be shown.' : `${count} entries couldn’t be shown.`,
  noRange: '0 of 0',
  step: ({ position }: { position: number }) => `Step ${position}`,
  done: 'done',
  readMore: 'Read more',
  readLess: 'Read less',
  /** The time of a list that can't be refreshed offline. */
  lastUpdated: 'Last updated {time}',
  loadingList: ({ caption }: { caption: string }) => `Loading: ${caption}`,
  apply: 'Apply',
  from: 'From',
  to: 'To',
  dates: 'Date range',
  dateRange: ({ label }: { label: string }) => `${label}: date range`,
  fromLabel: ({ label }: { label: string }) => `${label} from`,
  toLabel: ({ label }: { label: string }) => `${label} to`,
  datesReversed: 'The end date is before the start date.',
  any: 'All',
  clearAll: 'Clear all',
  clearFilters: 'Clear filters',
  filters: 'Filters',
  timesIn: ({ zone }: { zone: string }) => `Times are in ${zone}.`,
  removeFilter: ({ label, value }: { label: string; value: string }) => `Remove filter ${label}: ${value}`,
  chooseFile: 'choose a file',
  chooseFiles: 'choose files',
  /** `{choose}` is `chooseFile` as a link. */
  dropFile: 'Drop a file here, or {choose}',
  dropFiles: 'Drop files here, or {choose}',
  removeFile: ({ name }: { name: string }) => `Remove ${name}`,
  previewLabel: ({ name }: { name: string }) => `Preview of ${name}`,
  showCountries: 'Show all countries',
  results: ({ count }: { count: number }) => (count === 1 ? '1 result' : `${count} results`),
  share: 'Share',
  shareBy: ({ channel }: { channel: string }) => `Share via ${channel}`,
  shareOther: 'More ways to share',
  copyLink: 'Copy link',
  qrCodeTitle: ({ link }: { link: string }) => `QR code for ${link}`,
  next: 'Next',
  positionInList: ({ position, count }: { position: number; count: number }) => `${position} of ${count}`,
  restLater: 'Skip for now',
});
