import type { Breakage } from '../breakage';

const ui = 'packages/ui/src/screens/tickets';
const view = 'apps/portal/src/areas/tickets/tickets.view.ts';

export const ticketsBreakages: readonly Breakage[] = [
  {
    promise: 'B §2 Tickets.17',
    what: 'the form opens again after a reload',
    file: 'apps/portal/src/shared/routes/askSupport.ts',
    from: "  params.delete('raise');\n",
    to: '',
  },
  {
    promise: 'B §2 Tickets.1',
    what: 'the list shows day and minute',
    file: `${ui}/Tickets/TicketItem.tsx`,
    from: 'form="day"',
    to: 'form="dayTime"',
  },
  {
    promise: 'B §2 Tickets.3',
    what: 'the chosen ticket looks like any other',
    file: `${ui}/Tickets/TicketItem.tsx`,
    from: 'aria-current={current || undefined}',
    to: 'aria-selected={current || undefined}',
  },
  {
    promise: 'B §2 Tickets.4',
    what: 'messages of support are not named as such',
    file: `${ui}/Talk/Thread/Message.tsx`,
    from: '{!own && (',
    to: '{own && (',
  },
  {
    promise: 'B §2 Tickets.10',
    what: 'without a chosen ticket it is said that none is in the list',
    file: `${ui}/Talk/NoTalk.tsx`,
    from: '{missing ? (',
    to: '{!missing ? (',
  },
  {
    promise: 'B §2 Tickets.11',
    what: 'the button that shows the list comes on phones alone',
    file: `${ui}/Tickets/TicketsScreen.styles.ts`,
    from: `  display: none;

  \${media.belowTickets} {
    display: inline-flex;`,
    to: `  display: none;

  \${media.phone} {
    display: inline-flex;`,
  },
  {
    promise: 'B §2 Tickets.12',
    what: 'the list folds up to 1023 px',
    file: `${ui}/Tickets/TicketsScreen.styles.ts`,
    from: `  overflow: clip;

  \${media.belowTickets} {`,
    to: `  overflow: clip;

  \${media.belowDesktop} {`,
  },
  {
    promise: 'B §2 Tickets.13',
    what: 'on a phone the list stays over the talk that was chosen',
    file: `${ui}/Tickets/TicketsScreen.tsx`,
    from: `    setListOpen(chosen === undefined);
  }`,
    to: `    setListOpen(true);
  }`,
  },
  {
    promise: 'B §3 Tickets.1',
    what: 'a list that comes as a page is empty',
    file: view,
    from: 'return Array.isArray(data) ? listOf(data) : listOf(fieldsOf(data as Listed<T> | undefined).data);',
    to: 'return Array.isArray(data) ? listOf(data) : [];',
  },
  {
    promise: 'B §3 Tickets.2',
    what: 'every message is support’s',
    file: view,
    from: 'from: wordsOf(row.admin_username, 80) || undefined,',
    to: 'from: wordsOf(row.admin_username, 80),',
  },
  {
    promise: 'B §3 Tickets.3',
    what: 'images of one message stand as messages of their own',
    file: view,
    from: '  before.images.length > 0 &&\n',
    to: '  before.images.length > 99 &&\n',
  },
  {
    promise: 'B §4 Ticket.1',
    what: 'Close and Reopen are swapped',
    file: view,
    from: "['new', 'open', 'close', 'reopen']",
    to: "['new', 'open', 'reopen', 'close']",
  },
  {
    promise: 'B §4 Ticket.2',
    what: "a closed ticket is called 'Closed'",
    file: 'packages/ui/src/text/messages.ts',
    from: "  close: 'Close',\n  reopen: 'Reopen',",
    to: "  close: 'Closed',\n  reopen: 'Reopen',",
  },
  {
    promise: 'B §4 Ticket.3',
    what: 'a closed ticket cannot be reopened',
    file: `${ui}/Talk/TalkHead.tsx`,
    from: "disabled={ticket?.status !== 'close'}",
    to: "disabled={ticket?.status === 'close'}",
  },
  {
    promise: 'B §4 Ticket.4',
    what: 'any ticket can be reopened',
    file: `${ui}/Talk/TalkHead.tsx`,
    from: "disabled={ticket?.status !== 'close'}",
    to: 'disabled={ticket === undefined}',
  },
  {
    promise: 'B §4 Ticket.5',
    what: 'a closed ticket still takes a message',
    file: `${ui}/Talk/TalkPane.tsx`,
    from: "const closed = ticket?.status === 'close';",
    to: "const closed = ticket?.status === 'reopen';",
  },
  {
    promise: 'B §5 Ticket raise.1',
    what: 'the message may be empty',
    file: `${ui}/RaiseTicket/ticketForm.ts`,
    from: "const message = requiredText(errorTexts.fieldRequired).test('length', (text, context) => {",
    to: "const message = string().defined().test('length', (text, context) => {",
  },
  {
    promise: 'B §5 Ticket raise.2',
    what: 'a ticket may be raised without an image',
    file: `${ui}/RaiseTicket/ticketForm.ts`,
    from: '.min(1, errorTexts.fieldRequired)',
    to: '.min(0, errorTexts.fieldRequired)',
  },
  {
    promise: 'B §5 Ticket raise.3',
    what: "'others' in small letters asks for no subject of one's own",
    file: `${ui}/RaiseTicket/ticketForm.ts`,
    from: 'subject?.subject.trim().toLowerCase() === others;',
    to: 'subject?.subject.trim() === others;',
  },
  {
    promise: 'B §5 Ticket raise.4',
    what: 'a subject that was not asked for is sent',
    file: `${ui}/RaiseTicket/ticketForm.ts`,
    from: "othersSubject: isOthers(chosenOf(values.subject, subjects)) ? values.others.trim() : '',",
    to: 'othersSubject: values.others.trim(),',
  },
  {
    promise: 'B §5 Ticket raise.5',
    what: 'the words about a picture’s size are mended to 2MB',
    file: 'packages/ui/src/text/messages.ts',
    from: "fileTooLarge: 'file size must not be greater than 2Mb',",
    to: "fileTooLarge: 'file size must not be greater than 2MB',",
  },
  {
    promise: 'B §5 Ticket raise.6',
    what: 'the first picture alone is judged',
    file: 'packages/ui/src/components/ImagesField/useImages.ts',
    from: '    for (const image of added) await prepare(image);',
    to: '    for (const image of added.slice(0, 1)) await prepare(image);',
  },
  {
    promise: 'B §5 Ticket raise.9',
    what: 'an empty reply is sent',
    file: `${ui}/Talk/Composer/useComposer.ts`,
    from: "if (wrong !== undefined || text.trim() === '' || !files) return false;",
    to: 'if (wrong !== undefined || !files) return false;',
  },
  {
    promise: 'B §5 Ticket raise.10',
    what: 'images without a word say nothing when they are not sent',
    file: `${ui}/Talk/Composer/useComposer.ts`,
    from: "if (text.trim() === '') return images > 0 ? ticketsWords.textMissing : undefined;",
    to: "if (text.trim() === '') return undefined;",
  },
  {
    promise: 'B §5 Ticket raise.11',
    what: 'images go out under images, without brackets',
    file: view,
    from: "  message: sentText(text),\n  'images[]': [...images],",
    to: '  message: sentText(text),\n  images: [...images],',
  },
  {
    promise: 'B §9 Ticket images.1',
    what: 'the limit is 2000 KB',
    file: `${ui}/ticketLimits.ts`,
    from: 'export const maxImageBytes = 2048 * 1024;',
    to: 'export const maxImageBytes = 2000 * 1024;',
  },
];
