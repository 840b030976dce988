import { defineMessages } from './defineMessages';

/** Messages about a list's saved views. */
export const viewMessages = defineMessages('viewMessages', {
  views: 'Views',
  title: 'Saved views',
  note: 'Name and save filters for this list. They stay on this device.',
  saveHeading: 'Save these filters',
  name: 'Name',
  save: 'Save',
  filterFirst: 'Filter the list first, then save the filters here.',
  none: 'No saved views yet',
  list: 'Saved views',
  remove: ({ name }: { name: string }) => `Delete ${name}`,
  copyLink: ({ name }: { name: string }) => `Copy link to ${name}`,
  nameMissing: 'Enter a name.',
  replaceQuestion: ({ name }: { name: string }) => `You already have a view called “${name}”. Replace it?`,
  replace: 'Replace',
  keep: 'Keep it',
  full: ({ max }: { max: number }) => `You can save up to ${max} views. Delete one first.`,
  notKept: 'Couldn’t save: this browser’s storage is full or blocked.',
  saved: ({ name }: { name: string }) => `Saved “${name}”.`,
  removed: ({ name }: { name: string }) => `Deleted “${name}”.`,
  undo: 'Undo',
  restored: ({ name }: { name: string }) => `Restored “${name}”.`,
  continueWith: 'Your last filters:',
  continue: 'Apply',
  no: 'Dismiss',
});
