import { defineMessages } from './defineMessages';

/** Messages about saving a list as a file. */
export const exportMessages = defineMessages('exportMessages', {
  exportCsv: 'Export CSV',
  withAmounts: 'Export with amounts?',
  hiddenHere: 'Amounts are hidden on this device, but anyone who opens the file will see them.',
  preparing: 'Preparing the file',
  cancel: 'Cancel',
  notSaved: 'No file was saved.',
  saved: ({ lines, file }: { lines: string; file: string }) => `${lines} saved as ${file}`,
  /** After the text about the saved file. */
  missing: ({ count }: { count: number }) =>
    count === 1
      ? 'We couldn’t load 1 entry, so it isn’t in the file.'
      : `We couldn’t load ${count} entries, so they aren’t in the file.`,
  files: ({ count }: { count: string }) => (count === '1' ? '1 file' : `${count} files`),
  rows: ({ count }: { count: string }) => (count === '1' ? '1 entry' : `${count} entries`),
});
