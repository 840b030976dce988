import { beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '../data/clock';
import { isBelow } from '../data/downline';
import { news, packages } from '../data/schema/catalogue';
import { members } from '../data/schema/members';
import { deposits, payouts, withdrawals } from '../data/schema/money';
import { notifications, ticketMessages, tickets } from '../data/schema/service';
import { formatAmount, fromStored } from '../ledger/amount';
import { getRank, ranks, royaltyRanks } from '../plan/ranks';
import { demoMembers } from './demoMembers';
import { planSeed } from './seed';
import type { World } from './world';

const clock = fixedClock('2026-11-20T09:00:00Z');
const month = 30 * 86_400_000;

/** Every text that members read of the operator: news to all, and notifications and tickets to one. */
const readTexts = (world: World) => [
  ...world.getRows(news).map(({ title, body, createdAt }) => ({
    ...{ memberId: undefined, source: 'NEWS', text: `${title} ${body}`, at: createdAt },
  })),
  ...world.getRows(notifications).map(({ memberId, title, body, source, createdAt }) => ({
    ...{ memberId, source, text: `${title} ${body}`, at: createdAt },
  })),
];

/** The world of Storybook, that of the flows, and the default one. */
describe.each([60, 200, 5_000])('a world of %i members does not contradict itself', (size) => {
  let world: World;
  beforeAll(async () => {
    world = await planSeed({ clock, members: size });
  });
  const paths = () =>
    new Map(
      world.getRows(members).map(({ id, sponsorPath, binaryPath }) => [id, { sponsorPath, binaryPath }]),
    );

  test('no one has royalty below its rank', () => {
    const all = world.getRows(payouts);
    const royalties = all.filter(({ source }) => source === 'ROYALTY');
    for (const { memberId, createdAt } of royalties) {
      const pairs = all.filter(
        (row) => row.memberId === memberId && row.source === 'MATCHING' && row.createdAt <= createdAt,
      );
      expect(getRank(pairs.length, royaltyRanks), createdAt.toISOString()).toBeDefined();
    }
    expect(royalties.length > 0).toBe(size === 5_000);
  });

  test('a bot pays only for what the team of its receiver bought', () => {
    const all = paths();
    const earned = world
      .getRows(payouts)
      .filter(({ source }) => source === 'REFERRAL' || source === 'MATCHING');
    for (const { memberId, fromMemberId, source } of earned) {
      const [own, from] = [all.get(memberId), all.get(fromMemberId ?? 0)];
      const path = source === 'MATCHING' ? 'binaryPath' : 'sponsorPath';
      expect(isBelow(from?.[path] ?? '', own?.[path] ?? '-')).toBe(true);
    }
    expect(earned.length).toBeGreaterThan(size / 2);
  });

  test('each figure of the news and the notifications is one of the world', () => {
    const rates = new Set(world.getRows(packages).map(({ roiPercentage }) => `${Number(roiPercentage)}%`));
    const all = world.getRows(payouts);
    let read = 0;
    // The amount of what a notification is about, which is as old as the notification.
    const getOwn = (memberId: number | undefined, source: string, at: Date) => {
      const isEvent = (row: { memberId: number }, then: Date | null | undefined) =>
        row.memberId === memberId && then?.getTime() === at.getTime() - 1;
      const own = [
        ...all.filter((row) => row.source === source && row.isPaid === 1 && isEvent(row, row.createdAt)),
        ...world.getRows(deposits).filter((row) => source === 'DEPOSIT' && isEvent(row, row.foundAt)),
      ].map(({ amount }) => amount);
      const sent = world
        .getRows(withdrawals)
        .filter((row) => source === 'WITHDRAW' && row.status === 1 && isEvent(row, row.actedAt));
      return [...own, ...sent.map(({ netAmount }) => netAmount)].map(
        (amount) => `$${formatAmount(fromStored(amount))}`,
      );
    };
    for (const { memberId, source, text, at } of readTexts(world)) {
      for (const [rate] of text.matchAll(/[\d.]+%/g)) {
        expect([...rates], text).toContain(rate);
        read += 1;
      }
      const sums = ['MATCHING', 'REFERRAL'].map((source) => {
        const rows = all.filter((row) => row.memberId === memberId && row.source === source);
        const within = rows.filter(
          ({ createdAt }) => createdAt < at && createdAt.getTime() >= at.getTime() - month,
        );
        return `$${formatAmount(within.reduce((total, { amount }) => total + fromStored(amount), 0n))}`;
      });
      for (const [amount] of text.matchAll(/\$[\d,.]+\d/g)) {
        const known = source === 'SUMMARY' ? sums : getOwn(memberId, source, at);
        expect(known, text).toContain(amount.replaceAll(',', ''));
        read += 1;
      }
      for (const [, pairs = '', name = ''] of text.matchAll(/([\d,]+) matching pairs now reach <b>(\w+)/g)) {
        expect(ranks).toContainEqual(
          expect.objectContaining({ name, pairs: Number(pairs.replaceAll(',', '')) }),
        );
        read += 1;
      }
    }
    expect(read).toBeGreaterThanOrEqual(25);
  });

  // Proves: We’ve sent {amount} to your <strong>{network}</strong> address. | This month’s royalty of {amount} is in your Pamm Wallet.
  test('each notification is about an earlier event of its member', () => {
    const all = paths();
    const isBefore = (at: Date) => (row: { createdAt: Date }) => row.createdAt < at;
    let judged = 0;
    for (const { memberId, source, text, at } of readTexts(world)) {
      if (memberId === undefined) continue;
      const own = <Row extends { memberId: number }>(rows: readonly Row[]) =>
        rows.filter((row) => row.memberId === memberId);
      const happened: Partial<Record<string, () => boolean>> = {
        MATCHING: () =>
          own(world.getRows(payouts))
            .filter(isBefore(at))
            .some((row) => row.source === source),
        REFERRAL: () =>
          own(world.getRows(payouts))
            .filter(isBefore(at))
            .some((row) => row.source === source),
        ROYALTY: () =>
          own(world.getRows(payouts))
            .filter(isBefore(at))
            .some((row) => row.source === source && row.isPaid === 1 && row.wallet === 'fixed'),
        DEPOSIT: () => own(world.getRows(deposits)).some(isBefore(at)),
        WITHDRAW: () =>
          own(world.getRows(withdrawals)).some(
            (row) =>
              row.status === 1 &&
              row.actedAt !== null &&
              row.actedAt !== undefined &&
              row.actedAt < at &&
              text.includes((row.network ?? 'none').replace('USDT ', '')),
          ),
        TEAM: () =>
          world
            .getRows(members)
            .filter(isBefore(at))
            .some((row) => row.binaryPath.startsWith(`${all.get(memberId)?.binaryPath}L`)),
      };
      const isTrue = happened[source];
      if (!isTrue) continue;
      expect(isTrue(), `${at.toISOString()} ${text}`).toBe(true);
      judged += 1;
    }
    expect(judged).toBeGreaterThanOrEqual(18);
  });

  test('a ticket about money is of money that moved then', () => {
    const messages = world.getRows(ticketMessages);
    const about = (pattern: RegExp) =>
      world.getRows(tickets).flatMap((ticket) => {
        const own = messages.filter(({ ticketId }) => ticketId === ticket.id);
        const found = pattern.exec(own[0]?.message ?? '');
        return found ? [{ ticket, own, amount: found[1] ?? '' }] : [];
      });
    const missing = about(/deposit of ([\d,]+) USDT isn’t showing/);
    for (const { ticket, own, amount } of missing) {
      const [asked, arrived] = [
        own[0]?.createdAt,
        own.find(({ message }) => /there now/.test(message))?.createdAt,
      ];
      const found = world.getRows(deposits).filter((row) => row.memberId === ticket.memberId);
      expect(
        found.some(
          (row) =>
            Number(row.amount) === Number(amount.replaceAll(',', '')) &&
            asked !== undefined &&
            row.createdAt > asked &&
            arrived !== undefined &&
            row.createdAt < arrived,
        ),
      ).toBe(true);
    }
    const refused = about(/my withdrawal rejected/);
    for (const { ticket } of refused)
      expect(
        world
          .getRows(withdrawals)
          .some(
            (row) =>
              row.memberId === ticket.memberId &&
              row.status === 2 &&
              row.actedAt instanceof Date &&
              row.actedAt < ticket.createdAt,
          ),
      ).toBe(true);
    expect([missing.length, refused.length]).toEqual([1, 1]);
  });

  test('no member has more in a wallet than came into it', () => {
    for (const { id } of demoMembers)
      for (const row of world.getRows(withdrawals).filter(({ memberId }) => memberId === id))
        expect(Number(row.amountFrom)).toBeGreaterThan(0);
  });
});
