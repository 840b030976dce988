import { fn } from 'storybook/test';
import { cardAddress } from '../../../components/ImageField/ImageField.fixtures';
import type { UnsentReply } from '../Conversation/Composer/UnsentMessage';
import type { NewReply, TicketDraft } from '../Conversation/Composer/useComposer';
import type { ChosenTicket } from '../Conversation/ConversationPane';
import type { TicketMessage } from '../Conversation/Thread/messageTexts';
import type { RaiseTicketProps } from '../RaiseTicket/RaiseTicketDialog';
import type { NewTicket } from '../RaiseTicket/ticketForm';
import type { TicketSubject } from '../RaiseTicket/ticketSubject';
import type { Ticket } from './TicketItem';
import type { TicketSearch } from './TicketSearchField';
import type { TicketsScreenProps } from './TicketsScreen';
import { ready } from '../../../remote.fixtures';

export const ticket = (id: string, subject: string, more: Partial<Ticket> = {}): Ticket => ({
  id,
  subject,
  status: 'open',
  createdAt: '2026-11-20T08:12:00Z',
  unread: false,
  ...more,
});

export const tickets: readonly Ticket[] = [
  ticket('5', 'Withdrawal still pending'),
  ticket('4', 'MT5 password does not show', { status: 'new', createdAt: '2026-11-19T10:00:00Z' }),
  ticket('3', 'Wrong country on invoice', { status: 'close', createdAt: '2026-11-02T10:00:00Z' }),
  ticket('2', 'Bonus for pair 296', {
    status: 'reopen',
    createdAt: '2026-10-28T10:00:00Z',
    unread: true,
  }),
  ticket('1', 'KYC address proof', { status: 'close', createdAt: '2026-10-14T10:00:00Z' }),
];

/** Three that were answered after six hours each, and two that wait. */
export const withAnswers: readonly Ticket[] = tickets.map((one, index) => ({
  ...one,
  ...(index > 1 && { createdAt: '2026-11-02T08:00:00Z', answeredAt: '2026-11-02T14:00:00Z' }),
}));

export const message = (id: string, text: string, more: Partial<TicketMessage> = {}): TicketMessage => ({
  id,
  text,
  sentAt: '2026-11-20T08:12:00Z',
  images: [],
  ...more,
});

export const conversation: readonly TicketMessage[] = [
  message(
    '11',
    'My withdrawal of $350 from the Out Going Wallet has been pending since yesterday. Code WD-10482.',
    {
      sentAt: '2026-11-19T18:02:00Z',
      images: ['11'],
    },
  ),
  message(
    '12',
    'Thank you for writing. The network fee spiked overnight, so the batch is sent again at noon UTC.',
    { sentAt: '2026-11-20T08:40:00Z', from: 'support' },
  ),
  message('13', 'Good, thanks. I will watch the hash.', { sentAt: '2026-11-20T08:44:00Z' }),
];

const lines = [
  'Is there any news of it?',
  'We have asked the network’s operator, and will write as soon as there is an answer.',
  'Thank you.',
  'The block was found this morning.\nIt needs twenty confirmations; that takes about ten minutes, and a little longer while the network is busy.',
];

/** A conversation with this many messages over many days, some with images. */
export const longConversation = (count: number): TicketMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const own = index % 2 === 0;
    return message(`m${index}`, `${index + 1}. ${lines[index % lines.length] ?? ''}`, {
      sentAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 6), 8, index % 60)).toISOString(),
      images: index % 20 === 7 ? [`m${index}`] : [],
      ...(!own && { from: 'support' }),
    });
  });

export const chosen = (more: Partial<ChosenTicket> = {}): ChosenTicket => ({
  id: '5',
  messages: ready(conversation),
  unsent: [],
  draft: { text: '', images: [], version: 0, imagesLost: false },
  reopening: false,
  ...more,
});

export const unsent = (progress: UnsentReply['progress'], more: Partial<UnsentReply> = {}): UnsentReply => ({
  id: 'u1',
  text: 'Is it on its way by now?',
  images: [],
  progress,
  ...more,
});

const subjects: readonly TicketSubject[] = [
  'Deposit',
  'Withdrawal',
  'KYC',
  'Package',
  'Account',
  'Others',
].map((subject, index) => ({ id: String(index + 1), subject }));

export const raiseArgs = {
  subjects: ready(subjects),
  onRaise: fn<(ticket: NewTicket) => void>(),
  onStop: fn(),
  onClose: fn(),
} satisfies RaiseTicketProps;

/** A longer timeout for decoding images on a busy machine. */
export const patience = { timeout: 15_000 };

/** The images of messages: a card with the owner's name. */
const imageNeeded = () => Promise.resolve(cardAddress());

/** No search is active. */
export const noSearch = {
  text: '',
  found: [],
  messages: 'not searched',
  onChange: fn(),
} satisfies TicketSearch;

export const ticketsArgs = {
  now: Date.parse('2026-11-20T09:14:00Z'),
  tickets: ready(tickets),
  search: noSearch,
  chosen: chosen(),
  onTicketSelect: fn<(id: string) => void>(),
  subjects: [
    { id: '1', subject: 'Deposit' },
    { id: '2', subject: 'Withdrawal' },
    { id: '9', subject: 'Others' },
  ],
  onRaiseOpen: fn(),
  onReply: fn<(reply: NewReply) => void>(),
  onDraftChange: fn<(draft: TicketDraft) => void>(),
  onReplyRepeat: fn<(id: string) => void>(),
  onReplyTakeBack: fn<(id: string) => void>(),
  onReopen: fn(),
  onImageRequest: imageNeeded,
} satisfies TicketsScreenProps;
