import { defineMessages } from '../../text/defineMessages';

/** The portal's own messages. The exact texts are in text/messages. */
export const ticketsMessages = defineMessages('ticketsMessages', {
  title: 'Tickets',
  introduction: 'Your questions and our replies.',
  list: 'Your tickets',
  showList: 'Show tickets',
  hideList: 'Hide tickets',
  unread: 'New message',
  unreadCount: ({ count }: { count: number }) =>
    count === 1 ? '1 ticket with new replies' : `${count} tickets with new replies`,
  raiseFirst: 'Raise your first ticket',
  search: 'Search tickets',
  searchPlaceholder: 'Title, number or text',
  searchTitles: 'Title or number',
  clearSearch: 'Clear search',
  found: ({ count }: { count: number }) => (count === 1 ? '1 ticket found' : `${count} tickets found`),
  searching: 'Searching the messages…',
  titlesOnly: 'We searched titles and numbers only, not messages.',
  nothingFound: 'No matching tickets',
  none: 'No tickets yet',
  noneReason: 'Ask us anything. Your questions and our replies will appear here.',
  notChosenReason: 'Or raise a new one.',
  missing: 'We couldn’t find this ticket',
  missingReason: 'Choose one of your tickets, or raise a new one.',
  ticket: 'Ticket',
  noSubject: 'No subject',
  toMessages: ({ subject }: { subject: string }) => `Messages: ${subject}`,
  you: 'You',
  support: 'Support',
  noDate: 'No date',
  earlier: ({ count }: { count: number }) => `Show ${count} earlier ${count === 1 ? 'message' : 'messages'}`,
  newest: 'Go to the latest message',
  newMessages: ({ count }: { count: number }) => (count === 1 ? '1 new message' : `${count} new messages`),
  imageFrom: ({ author, time }: { author: string; time: string }) => `Image from ${author}, ${time}`,
  imagePosition: ({
    position,
    count,
    author,
    time,
  }: {
    position: number;
    count: number;
    author: string;
    time: string;
  }) => `Image ${position} of ${count} from ${author}, ${time}`,
  openImage: ({ image }: { image: string }) => `Open: ${image}`,
  imageFailed: 'Couldn’t load',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  attach: 'Attach images',
  dropHere: 'Drop images here to attach them',
  composerHint: ({ max }: { max: number }) => `Up to ${max} images, PNG or JPEG.`,
  keyboardHint: 'Press Ctrl + Enter to send.',
  textMissing: 'Write a message to go with your images. We’ve kept them.',
  textTooLong: ({ max, length }: { max: string; length: string }) =>
    `A message can have up to ${max} characters. Yours has ${length}.`,
  tooManyImages: ({ max }: { max: number }) =>
    `You can send up to ${max} images with a message. Remove some.`,
  imagesLost: 'Reloading the page removed your images. Your text is still here.',
  closed: 'This ticket is closed. Reopen it to reply.',
  sending: ({ percent }: { percent: number }) => `Sending ${percent}%`,
  awaited: 'Sent, waiting for a response',
  sent: 'Sent',
  notSent: 'Not sent.',
  unknown: 'We can’t tell whether this arrived. Check the messages before you send it again.',
  again: 'Send again',
  edit: 'Edit',
});

/** The portal's own messages for a new ticket. Required fields have a star (B §5). */
export const raiseMessages = defineMessages('raiseMessages', {
  introduction: 'You’ll find our reply here, in your tickets.',
  subject: 'Subject *',
  chooseSubject: 'Choose a subject',
  others: 'Your subject *',
  message: 'Message *',
  images: 'Images *',
  /** Instead of the hint, for a question from a row. */
  imageDrawn: 'We added an image that names what you ask about. You can remove it or add others.',
  subjectTooLong: 'Subjects can have up to 200 characters.',
  cancel: 'Cancel',
  stop: 'Cancel upload',
  uploading: 'Sending your ticket',
  kept: 'Everything you entered is still here.',
  unknown: 'We can’t tell whether your ticket was raised.',
  unknownDetail: 'Check your tickets before you send it again. Everything you entered is still here.',
  about: {
    withdrawal: 'Withdrawal',
    transfer: 'Transfer',
    subscription: 'Subscription',
    transaction: 'Transaction',
    bonus: 'Bonus',
    /** Before the code of the package, or where the member types it. */
    missingBonus: 'Missing bonus for the purchase',
    failure: 'Problem (reference)',
  },
});
