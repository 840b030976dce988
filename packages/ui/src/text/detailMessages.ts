import { defineMessages } from './defineMessages';

/** The messages of a row's detail, shared by all lists. */
export const detailMessages = defineMessages('detailMessages', {
  close: 'Close details',
  closeIt: 'Close',
  next: 'Next item',
  previous: 'Previous item',
  print: 'Print',
  copyCode: 'Copy code',
  copiedAll: ({ item }: { item: string }) => `Copied: ${item}`,
  copy: ({ item }: { item: string }) => `Copy ${item}`,
  askSupport: 'Ask support about this',
  platformTime: ({ zone }: { zone: string }) => `Time (${zone})`,
  ownTime: 'Your time',
  history: 'Timeline',
  everything: 'Details',
  related: 'Related',
  toCome: 'not yet',
  done: 'done',
  notHere: 'We couldn’t find that item on this page.',
  withdrawal: ({ code }: { code: string }) => `Withdrawal ${code}`,
  positionInTree: ({ username }: { username: string }) => `${username} in the Binary Tree`,
  /** A status: the member asked for the money back before it was sent. */
  takenBack: 'Taken back',
  isBack: ({ amount, wallet }: { amount: string; wallet: string }) => `${amount} is back in your ${wallet}.`,
  mayBeBack: 'Transactions shows whether the money is back in your wallet.',
  noDate: 'No date',
  today: 'Today',
  yesterday: 'Yesterday',
});
