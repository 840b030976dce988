import { defineMessages } from './defineMessages';

/** Messages about a list's saved views. */
export const viewMessages = defineMessages('viewMessages', {
  views: 'Views',
  title: 'Saved views',
  note: 'Filters of this list under a name. They stay on this device.',
  saveHeading: 'Save these filters',
  name: 'Name',
  save: 'Save',
  filterFirst: 'Filter the list first, then save the filters here.',
  none: 'No saved views yet',
  list: 'Saved views',
  remove: (name: string) => `Delete ${name}`,
  copyLink: (name: string) => `Copy link to ${name}`,
  nameMissing: 'Give it a name.',
  replaceQuestion: (name: string) => `There is a view “${name}” already. Replace it?`,
  replace: 'Replace',
  keep: 'Keep it',
  full: (most: number) => `${most} views are the most. Delete one first.`,
  notKept: 'This device could not keep it: its storage is full or closed to this site. Nothing is lost here.',
  saved: (name: string) => `“${name}” is saved.`,
  removed: (name: string) => `“${name}” is deleted.`,
  undo: 'Undo',
  restored: (name: string) => `“${name}” is back.`,
  continueWith: 'Continue with:',
  continue: 'Show',
  no: 'No',
});
