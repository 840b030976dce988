import { createMember, type Below, type Member, type Transaction } from './member';
import { State } from './state';

const day = 86_400_000;

/** The members that the server starts with: one with a long history, one with codes by mail, one without anything. */
export const seeded = {
  rich: { username: 'amina', password: 'Secret123', pin: '1234' },
  mailed: { username: 'bilal', password: 'Secret123', pin: '1234' },
  fresh: { username: 'carla', password: 'Secret123', pin: '1234' },
} as const;

const sources = ['REFERRAL', 'MATCHING', 'ROI'] as const;
const times = <Item>(length: number, make: (at: number) => Item): Item[] =>
  Array.from({ length }, (_, at) => make(at));

/** Three levels of a team: 3, 9 and 14 members. */
function createTeam(root: string, now: number): Below[] {
  const row = (level: number, at: number, sponsor: string): Below => ({
    ...{ username: `team${level}x${at}`.replace('x', 'n'), sponsor, level, at: now - (60 - at) * day },
    ...{ bot: at % 3 === 0 ? 0 : 10_000 * (at + 1), live: at % 2 === 0 ? 1_250_050 : 0 },
  });
  const first = times(3, (at) => row(1, at, root));
  const second = times(9, (at) => row(2, at, first[at % 3]?.username ?? root));
  const third = times(14, (at) => row(3, at, second[at % 9]?.username ?? root));
  return [...first, ...second, ...third];
}

function addHistory(state: State, member: Member, now: number): void {
  member.wallets = { pay_in: 1_250_050, pay_out: 480_000, live: 0, fixed: 7_525, hold: 0 };
  member.transactions = times(34, (at): Transaction => ({
    ...{
      id: state.nextId(),
      at: now - at * day,
      wallet: at % 2 ? 'pay_in' : 'pay_out',
      cents: 5_000 + at * 125,
    },
    ...{
      type: at % 3 ? 'credit' : 'debit',
      note: `Booking ${at + 1}`,
      source: at % 2 ? 'DEPOSIT' : 'REFERRAL',
    },
  }));
  member.payouts = times(30, (at) => ({
    ...{ id: state.nextId(), at: now - at * day, from: `team1n${at % 3}`, cents: 1_250_050 - at * 1_000 },
    ...{ source: sources[at % 3] ?? 'ROI', isPaid: at % 4 !== 0 },
  }));
  member.withdrawals = ([0, 1, 2] as const).map((status) => ({
    ...{ id: state.nextId(), at: now - status * day, cents: 20_000 + status * 5_000, status },
    ...(status === 1 && { hash: 'a1b2c3d4'.repeat(8) }),
    ...(status === 2 && { remarks: 'Wrong network' }),
  }));
  member.transfers = ([1, 0, 2] as const).map((status) => ({
    ...{ id: state.nextId(), at: now - status * day, cents: 10_000, status, comment: 'To buy a bot' },
  }));
  const plan = { id: 0, at: now - 20 * day, cents: 50_000, status: 1, isMt5: false };
  member.bots = times(12, (at) => ({
    ...plan,
    id: state.nextId(),
    package: `Bot ${at + 1}`,
    status: at % 3 ? 1 : 0,
  }));
  member.lives = [
    { ...plan, id: state.nextId(), package: 'Live Pro', isMt5: true, account: '500123' },
    { ...plan, id: state.nextId(), package: 'Live Start', isMt5: true },
    { ...plan, id: state.nextId(), package: 'Pamm Basic', status: 3 },
  ];
  const message = { id: 0, at: now - day, hasImage: false };
  member.tickets = ([1, 2, 0] as const).map((status, at) => ({
    ...{
      id: state.nextId(),
      at: now - at * day,
      subject: ['Deposit', 'Withdrawal', 'Others'][at] ?? '',
      status,
    },
    messages: [
      { ...message, id: state.nextId(), text: 'My deposit is missing.', hasImage: true },
      { ...message, id: state.nextId(), text: 'We are looking into it & will answer.', admin: 'support' },
    ],
  }));
  member.notifications = times(13, (at) => ({
    ...{ id: state.nextId(), at: now - at * day, title: `Bonus ${at + 1}`, isRead: at > 1 },
    body: '<p>You received a <strong>bonus</strong> &amp; more.</p>',
  }));
  member.kyc = [
    {
      id: state.nextId(),
      at: now - 9 * day,
      type: 'identity',
      name: 'Passport',
      number: 'P1234567',
      status: 1,
    },
  ];
  member.team = createTeam(member.username, now);
  member.deposits = [{ hash: 'f0e1d2c3'.repeat(8), cents: 100_000, at: now - 3 * day }];
  member.profile = {
    ...{ phone: '912345678', gender: 'female', dob: '1990-05-17', city: 'Pune', country: '1' },
    ...{ withdraw_type: 'crypto', withdrawal_coin: 'USDT BEP20', trading_account: '500123' },
    withdrawal_address: '0x52908400098527886E0F7030069857D2E4169EE7',
  };
  member.avatar = 'amina.png';
}

/** A server's state at its start. */
export function createState(now: number): State {
  const state = new State();
  for (const [kind, known] of Object.entries(seeded)) {
    const name = `${known.username[0]?.toUpperCase()}${known.username.slice(1)} Khan`;
    const authType = kind === 'mailed' ? 'otp' : 'mpin';
    const member = createMember(
      { ...known, name, authType, email: `${known.username}@example.com` },
      now - 90 * day,
    );
    member.isVerified = true;
    if (kind !== 'fresh') addHistory(state, member, now);
    state.add(member);
  }
  const body = '<h2>Dear members</h2><p>Markets moved &ndash; <em>read more</em>.</p><ul><li>One</li></ul>';
  state.news.push(
    ...times(12, (at) => ({
      ...{
        id: at + 1,
        title: `News ${at + 1} ${'🎉'.repeat(at % 3)}`,
        at: now - at * day,
        image: 'news.png',
      },
      body: at === 1 ? `<p>${'🚀 growth '.repeat(120)}</p>` : body,
    })),
  );
  return state;
}
