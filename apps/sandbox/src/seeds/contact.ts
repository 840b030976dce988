import { loginLogs } from '../data/schema/access';
import { messageImages, newsReads, notifications, ticketMessages, tickets } from '../data/schema/service';
import { deposits, payouts, withdrawals } from '../data/schema/money';
import { formatAmount, fromStored } from '../ledger/amount';
import type { PayoutSource } from '../plan/toBonuses';
import { demoMember, demoMembers } from './demoMembers';
import { newsCount } from './news';
import { stored } from './situations';
import type { World } from './world';

type Status = 0 | 1 | 2 | 3;
interface Conversation {
  subjectId: number;
  others?: string;
  status: Status;
  days: number;
  /** Alternating texts. Those after '>' are the operator's. */
  texts: string[];
  /** The messages with an image. */
  picturesAt?: number[];
}

export const conversations: Conversation[] = [
  {
    // Four hours before 215 days: the deposit of shopAsLeader came two hours later.
    ...{ subjectId: 1, status: 2, days: 215 + 4 / 24, picturesAt: [0, 1] },
    texts: [
      'My deposit of 9,000 USDT isn’t showing yet. Here’s a screenshot of the transaction.',
      '>Thank you. It needs 20 confirmations. Please press Sync Balance in ten minutes. We’ve marked the button in this screenshot.',
      'It’s there now, thanks.',
      '>Glad to hear it. We’ll close this ticket.',
    ],
  },
  {
    // A day after the withdrawal of the fourth month was rejected (moveAsLeader).
    ...{ subjectId: 2, status: 3, days: 108 },
    texts: [
      'Why was my withdrawal rejected?',
      '>The address belongs to another network. Please check your withdraw settings.',
      'I’ve corrected it. Can you take another look?',
    ],
  },
  {
    ...{ subjectId: 6, others: 'Certificate for my tax office', status: 1, days: 12 },
    texts: [
      'Can I have a statement for last year?',
      '>Our accountants are preparing it. You’ll have it this week.',
    ],
  },
  { subjectId: 4, status: 0, days: 1, texts: ['How do I renew my bot package for another year?'] },
];

export function seedTickets(world: World): void {
  const memberId = demoMember('leader').id;
  let messageId = 0;
  conversations.forEach(({ subjectId, others, status, days, texts, picturesAt = [] }, index) => {
    const ticketId = index + 1;
    const times = texts.map((_, turn) => new Date(world.ago(days).getTime() + turn * 5_400_000));
    const lastReplyAt = texts.length > 1 ? times.at(-1)! : null;
    world.add(tickets, {
      id: ticketId,
      memberId,
      subjectId,
      othersSubject: others ?? null,
      status,
      createdAt: times[0]!,
      lastReplyAt,
    });
    texts.forEach((text, turn) => {
      messageId += 1;
      const isAdmin = text.startsWith('>');
      const message = isAdmin ? text.slice(1) : text;
      world.add(ticketMessages, {
        id: messageId,
        ticketId,
        message,
        adminUsername: isAdmin ? 'support' : null,
        createdAt: times[turn]!,
      });
      if (picturesAt.includes(turn))
        world.add(messageImages, { messageId, file: stored(world, memberId, days) });
    });
  });
}

/** The demo’s notices, in turn. Each with an amount is about an event of the leader. */
export const notes: [title: string, body: string, source: string][] = [
  ['Withdrawal sent', '<p>We’ve sent {amount} to your <strong>{network}</strong> address.</p>', 'WITHDRAW'],
  [
    'Matching bonus',
    '<p>Your team matched a new pair. {amount} is in your Out going Wallet.</p>',
    'MATCHING',
  ],
  ['New member in your team', '<p>A member joined on your <em>left</em> side.</p>', 'TEAM'],
  ['Deposit received', '<p>{amount} is in your Receiving Wallet.</p>', 'DEPOSIT'],
  [
    'Referral bonus',
    '<p>Someone you referred bought a package. {amount} is in your Out going Wallet.</p>',
    'REFERRAL',
  ],
  ['Royalty paid', '<p>This month’s royalty of {amount} is in your Pamm Wallet.</p>', 'ROYALTY'],
  ['Your month in numbers', '', 'SUMMARY'],
  // No portal may show this one unsanitized (T1).
  [
    'A message with unsafe content',
    '<p>Only these words remain.</p><img src=x onerror="document.title = 1"><script>document.title = 1</script><iframe src="https://evil.example"></iframe>',
    'OPERATOR',
  ],
];

/** What the leader earned from two sources in the 30 days before. */
function summarizeMonth(world: World, memberId: number, at: Date): string {
  const from = new Date(at.getTime() - 30 * 86_400_000);
  const earned = world
    .getRows(payouts)
    .filter((row) => row.memberId === memberId && row.createdAt >= from && row.createdAt < at);
  const row = (source: PayoutSource, title: string) => {
    const sum = earned
      .filter((one) => one.source === source)
      .reduce((total, { amount }) => total + fromStored(amount), 0n);
    return `<tr><th>${title}</th><td>$${formatAmount(sum)}</td></tr>`;
  };
  return `<table><tbody>${row('MATCHING', 'Matching bonus')}${row('REFERRAL', 'Referral bonus')}</tbody></table><p>See <em>Payouts</em> for more.</p>`;
}

interface Event {
  source: string;
  at: Date;
  amount: bigint;
  network?: string;
}

/** What was sent to a member, found, and paid, newest first. */
function getEvents(world: World, member: number): Event[] {
  const ofMember = ({ memberId }: { memberId: number }) => memberId === member;
  const sent = world
    .getRows(withdrawals)
    .filter(ofMember)
    .flatMap(({ status, actedAt, netAmount, network }) =>
      status === 1 && actedAt && network
        ? [{ source: 'WITHDRAW', at: actedAt, amount: fromStored(netAmount), network }]
        : [],
    );
  const found = world
    .getRows(deposits)
    .filter(ofMember)
    .flatMap(({ foundAt, amount }) =>
      foundAt ? [{ source: 'DEPOSIT', at: foundAt, amount: fromStored(amount) }] : [],
    );
  const paid = world
    .getRows(payouts)
    .filter((row) => ofMember(row) && row.isPaid === 1)
    .map(({ source, createdAt, amount }) => ({ source, at: createdAt, amount: fromStored(amount) }));
  return [...sent, ...found, ...paid].toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** The newest event of a source in the six days before, or undefined. */
const findEvent = (events: readonly Event[], source: string, before: Date): Event | undefined =>
  events.find(
    (event) =>
      event.source === source && event.at < before && event.at.getTime() > before.getTime() - 6 * 86_400_000,
  );

const fillNote = (body: string, { amount, network = '' }: Event) =>
  body.replace('{amount}', `$${formatAmount(amount)}`).replace('{network}', network.replace('USDT ', ''));

/**
 * The leader has 28, with the newest 3 unread: one for each six days, about an event of those days. The newest read one
 * still pops up, and so does the newest news item. The newcomer has one pop-up and no read news. All other members have
 * read everything.
 */
export function seedNotices(world: World): void {
  const leader = demoMember('leader').id;
  const events = getEvents(world, leader);
  for (let index = 27; index >= 0; index -= 1) {
    const end = world.ago(index * 6, 4);
    const happened = ([, text, source]: (typeof notes)[number]) =>
      !text.includes('{amount}') || findEvent(events, source, end) !== undefined;
    const [due, ...others] = [...notes.slice(index % notes.length), ...notes.slice(0, index % notes.length)];
    const [title, body, source] = [
      due!,
      ...others.filter(([, text]) => text.includes('{amount}')),
      ...others,
    ].find(happened)!;
    const event = findEvent(events, source, end);
    const createdAt = event ? new Date(event.at.getTime() + 1) : end;
    world.add(notifications, {
      memberId: leader,
      title,
      body:
        source === 'SUMMARY'
          ? summarizeMonth(world, leader, createdAt)
          : event
            ? fillNote(body, event)
            : body,
      source,
      isPopup: index === 3 ? 1 : 0,
      seenAt: index < 3 ? null : createdAt,
      createdAt,
    });
  }
  const welcome = '<p>Welcome! Complete your KYC, then make your first deposit.</p>';
  world.add(notifications, {
    ...{ memberId: demoMember('newcomer').id, title: 'Welcome', body: welcome, source: 'ACCOUNT' },
    ...{ isPopup: 1, seenAt: null, createdAt: world.ago(0, 2) },
  });
  for (const { id, username } of demoMembers) {
    if (username === 'newcomer') continue;
    const read = username === 'leader' ? newsCount - 1 : newsCount;
    for (let newsId = 1; newsId <= read; newsId += 1)
      world.add(newsReads, { memberId: id, newsId, readAt: world.ago(0, 20) });
  }
}

const devices = ['Chrome on Windows', 'Safari on iPhone'] as const;

/**
 * Earlier sign-ins, from documentation addresses (RFC 5737). The leader's third last came from a new device. None has a
 * key, so a demo member's first sign-in announces nothing.
 */
export function seedLogins(world: World): void {
  for (const { id, username } of demoMembers) {
    if (username === 'newcomer') continue;
    const times = username === 'leader' ? 34 : 6;
    for (let index = times; index >= 1; index -= 1) {
      const ip = `203.0.113.${world.random.integer(1, 254)}`;
      world.add(loginLogs, {
        memberId: id,
        ip,
        country: username === 'leader' ? 'Nigeria' : 'India',
        ...(username === 'leader' && index === 3
          ? { device: 'Firefox on Linux', isNew: 1 }
          : { device: devices[index % 2] }),
        createdAt: world.ago(index, 5),
      });
    }
  }
}
