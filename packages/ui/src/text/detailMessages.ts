import { defineMessages } from './defineMessages';

/** The messages of a row's detail, shared by all lists. */
export const detailMessages = defineMessages('detailMessages', {
  close: 'Close details',
  closeIt: 'Close',
  next: 'Next row',
  previous: 'Previous row',
  print: 'Print',
  copyCode: 'Copy code',
  copiedAll: (what: string) => `Copied: ${what}`,
  copy: (what: string) => `Copy ${what}`,
  askSupport: 'Ask support about this',
  platformTime: (zone: string) => `Time (${zone})`,
  ownTime: 'Your time',
  history: 'What happened',
  everything: 'Everything of this row',
  related: 'Belongs to this',
  toCome: 'to come',
  done: 'done',
  notHere: 'The row that this address names is not on this page.',
  withdrawal: (code: string) => `Withdrawal ${code}`,
  positionInTree: (username: string) => `${username} in the Binary Tree`,
  noDate: 'Without a date',
  today: 'Today',
  yesterday: 'Yesterday',
});
