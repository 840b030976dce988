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
      ? '1 entry couldn’t be read and isn’t in it.'
      : `${count} entries couldn’t be read and aren’t in it.`,
  files: ({ count }: { count: string }) => (count === '1' ? '1 file' : `${count} files`),
  rows: ({ count }: { count: string }) => (count === '1' ? '1 entry' : `${count} entries`),
});
