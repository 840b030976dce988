import { imageBase } from '../../../components/HtmlBody/HtmlBody.fixtures';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import type { Article } from '../Articles/article';
import type { AllNotificationsScreenProps } from './AllNotificationsScreen';

const note = (id: number, title: string, html: string, moment: string, unread = false): Article => ({
  id: `notification-${id}`,
  title,
  html,
  text: html.replace(/<[^>]*>/g, ''),
  moment,
  unread,
});

export const notifications: readonly Article[] = [
  note(
    9,
    'Deposit received',
    '<p>Your deposit of <b>$2,000.00</b> was credited to the Receiving Wallet.</p>',
    '2026-11-20T07:14:00Z',
    true,
  ),
  note(
    8,
    'KYC: address proof approved',
    '<p>One document is still missing.</p>',
    '2026-11-19T09:00:00Z',
    true,
  ),
  { ...note(7, 'Ticket #42 answered', '', '2026-11-17T09:00:00Z'), href: '/user/chat?ticket=42' },
  note(6, 'Matching bonus', '<p>12 new pairs were matched in your team.</p>', '2026-11-14T00:05:00Z'),
  note(
    5,
    'Withdrawal sent',
    '<p>Your withdrawal was sent to your <strong>TRC20</strong> address.</p><p>It arrives within the hour.</p>',
    '2026-11-02T15:40:00Z',
  ),
  note(
    4,
    'New member in your team',
    '<p>A member joined on your <em>left</em> side.</p>',
    '2026-09-30T11:20:00Z',
  ),
];

export const notificationsArgs = {
  notifications: pagedList(notifications),
  now: Date.parse('2026-11-20T09:14:00Z'),
  imageBase,
} satisfies AllNotificationsScreenProps;

/** The longest and the shortest values that a server may send. */
export const oddNotifications: readonly Article[] = [
  note(
    1,
    'A headline that goes on and on, '.repeat(8),
    `<p>${'And another sentence. '.repeat(300)}</p>`,
    '2026-11-18T08:00:00Z',
    true,
  ),
  note(2, 'x'.repeat(200), `<p>${'amara21'.repeat(60)}</p>`, 'tomorrow', true),
  note(3, '', '', ''),
];
