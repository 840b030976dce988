import { toAnswer, type ReadPath } from '@portal/api';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { meanings, type DrawnFigure } from '@portal/ui/text/figures/meanings';
import { roundAmount, sumAmounts } from '@portal/ui/text/format/amount';
import { toUsable } from '../../../../packages/ui/src/screens/dashboard/Dashboard/Total/holdings';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { gte } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openSession } from '../../../../apps/sandbox/src/access/sessions';
import { members } from '../../../../apps/sandbox/src/data/schema/members';
import { formatAmount } from '../../../../apps/sandbox/src/ledger/amount';
import { firstTeamId } from '../../../../apps/sandbox/src/seeds/demoMembers';
import { testDatabase } from '../../../../apps/sandbox/src/testing/database';
import { PortalClient } from '../../../../apps/sandbox/src/testing/portalClient';
import { moreRounds } from '../../../../apps/sandbox/src/testing/race';
import { testServer } from '../../../../apps/sandbox/src/testing/testServer';
import { toAccount, toWallets } from '../../../../apps/portal/src/areas/dashboard/dashboard.mappers';
import {
  createAdder as createBonusAdder,
  firstDay,
  getBonusDay,
  toSums as toBonusSums,
} from '../../../../apps/portal/src/areas/payouts/bonusSums';
import { toEarnings } from '../../../../apps/portal/src/areas/payouts/earnings.mappers';
import { toRoyaltyMonths } from '../../../../apps/portal/src/areas/payouts/royalty.mappers';
import { toIncomeRow, toYearIncome } from '../../../../apps/portal/src/areas/payouts/year.mappers';
import {
  createAdder,
  createDayReader,
  toSums as toBalanceSums,
} from '../../../../apps/portal/src/areas/transactions/balanceSums';
import { toStatement } from '../../../../apps/portal/src/areas/transactions/statement.mappers';
import { bookHistory, histories } from './histories';
import { ledgerFigures } from './ledgerFigures';

const { app, database, clock } = await testServer({ database: await testDatabase('seeded') });
const { db } = database;
const client = new PortalClient(app);
const now = clock.now();
const today = now.toISOString().slice(0, 10);
const location = { origin: 'https://portal.example', path: '/api/transactions' };
const team = (await db.select().from(members).where(gte(members.id, firstTeamId))).map(({ id }) => id);

/** A few with each change, many at night. */
const draws = 25 * moreRounds;

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

const zones = ['Pacific/Pago_Pago', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'];
const cents = (amount: string | undefined) => Number(roundAmount(amount ?? '0').replace('.', ''));
const add = (values: readonly string[]) => cents(sumAmounts(values));
const onWire = (day: string) => day.split('-').reverse().join('-');

type Shown = Readonly<Record<DrawnFigure, readonly number[]>>;

/** Each drawn figure in all screens and readings that show it, through the portal's own mappers, in cents. */
async function readFigures(memberId: number): Promise<{ shown: Shown; sentences: readonly string[] }> {
  const token = await openSession(db, memberId, 'session', now);
  const ask = async <P extends ReadPath>(path: P, days: { from?: string; to?: string } = {}) => {
    const query = new URLSearchParams({ export: 'true' });
    if (path.endsWith('/summary')) query.delete('export');
    if (days.from) query.set('from_date', onWire(days.from));
    if (days.to) query.set('to_date', onWire(days.to));
    const { status, body } = await client.get(
      path === '/dashboard' ? path : `${path}?${query.toString()}`,
      token,
    );
    expect(status).toBe(200);
    return toAnswer(body) as Answer<P>;
  };
  const [from, thisYear] = [firstDay(today), today.slice(0, 4)];
  const dashboard = await ask('/dashboard');
  const summary = toBalanceSums(await ask('/transactions/summary', { from }));
  const rows = await ask('/transactions', { from });
  const bonuses = await ask('/payouts', { from });
  const ofYear = await ask('/payouts', { from: `${thisYear}-01-01`, to: `${thisYear}-12-31` });
  const bonusSums = toBonusSums(await ask('/payouts/summary', { from }));
  const [flows, earned] = [createAdder(undefined), createBonusAdder()];
  const getDay = createDayReader();
  for (const row of parseRows(rows)) flows.addRow(row, getDay(row));
  earned.addSources(bonuses);
  for (const row of parseRows(bonuses)) earned.addRow(row, getBonusDay(row));
  const toIncome = toIncomeRow(ofYear);
  const incomes = parseRows(ofYear).flatMap((row) => toIncome(row) ?? []);
  const year = toYearIncome({ rows: incomes, missing: 0 }, thisYear, today);
  const [account, wallets] = [toAccount(dashboard), toWallets(dashboard)];
  const statement = toStatement(rows, location);
  // A server with a summary, and one whose rows are added up.
  const fromRows = { ...earned.getSums(), partialDay: undefined, lacksSome: false };
  const earnings = [bonusSums, fromRows].map((sums) => toEarnings(sums, 'month', today));
  const { opening, closing } = summary;
  const hold = cents(wallets.hold);
  const crossed = [summary.sums, flows.getSums().sums];
  const shown: Shown = {
    usable: [cents(toUsable(wallets).usable), cents(closing) - hold],
    onHold: [hold],
    totalBotBonus: [cents(account.totalBotBonus)],
    totalPoolBonus: [cents(account.totalPoolBonus)],
    poolLevelBonus: [cents(account.poolLevelBonus)],
    referralBonus: [cents(account.referralBonus)],
    matchingBonus: [cents(account.matchingBonus)],
    roiBonus: [cents(account.roiBonus)],
    directBonus: [cents(account.directBonus)],
    royaltyBonus: [cents(account.royaltyBonus)],
    waitingBonus: [cents(account.waitingBonus)],
    earnings: earnings.map(({ categories }) => add(categories.flatMap(({ values }) => values))),
    royaltyByMonth: earnings.map((one) =>
      add(toRoyaltyMonths(one, false)?.categories.flatMap(({ values }) => values) ?? []),
    ),
    yearIncome: [cents(year.total), add(year.months.flatMap(({ values }) => values))],
    yearWaiting: [cents(year.unpaid)],
    balance: [cents(closing), cents(statement.fits ? statement.closing : undefined)],
    cameIn: crossed.map((sums) => add(sums.map(({ into }) => into))),
    wentOut: crossed.map((sums) => add(sums.map(({ out }) => out))),
    openingBalance: [cents(statement.opening), cents(opening)],
    closingBalance: [cents(statement.closing), cents(closing)],
  };
  return { shown, sentences: earnings.map(({ sentence }) => sentence) };
}

/** The same figures from the rows of the ledger alone. */
async function countFigures(memberId: number): Promise<Readonly<Record<DrawnFigure, bigint>>> {
  const ledger = await ledgerFigures(db, memberId);
  const [first, year] = [firstDay(today), `${today.slice(0, 4)}-01-01`];
  const paid = (...sources: string[]) =>
    sources.reduce((sum, source) => sum + ledger.bonuses(1, { source }), 0n);
  const both = (filter: Parameters<typeof ledger.bonuses>[1]) =>
    ledger.bonuses(0, filter) + ledger.bonuses(1, filter);
  const { into, out } = ledger.crossed(first);
  return {
    usable: ledger.balance() - ledger.balance('hold'),
    onHold: ledger.balance('hold'),
    totalBotBonus: paid('REFERRAL', 'MATCHING'),
    totalPoolBonus: paid('ROI', 'DIRECT', 'POOL_LEVEL', 'ROYALTY'),
    poolLevelBonus: paid('POOL_LEVEL'),
    referralBonus: paid('REFERRAL'),
    matchingBonus: paid('MATCHING'),
    roiBonus: paid('ROI'),
    directBonus: paid('DIRECT'),
    royaltyBonus: paid('ROYALTY'),
    waitingBonus: ledger.bonuses(0),
    earnings: both({ from: first }),
    royaltyByMonth: both({ from: first, source: 'ROYALTY' }),
    yearIncome: both({ from: year }),
    yearWaiting: ledger.bonuses(0, { from: year }),
    balance: ledger.balance(),
    cameIn: into,
    wentOut: out,
    openingBalance: ledger.balance() - into + out,
    closingBalance: ledger.balance(),
  };
}

const format = (amount: bigint) => formatAmount(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

test('each figure is the same wherever it is shown, and in the ledger (D149, D150)', async () => {
  let next = 0;
  await fc.assert(
    fc.asyncProperty(histories, fc.constantFrom(...zones), async (history, zone) => {
      process.env['TZ'] = zone;
      const memberId = team[next % team.length] ?? firstTeamId;
      next += 1;
      await bookHistory(db, memberId, history, now);
      const { shown, sentences } = await readFigures(memberId);
      const counted = await countFigures(memberId);
      for (const [figure, values] of Object.entries(shown))
        expect(values, figure).toEqual(values.map(() => Number(counted[figure as DrawnFigure])));

      // The chart names both parts in words, where both exist.
      const waiting = (await ledgerFigures(db, memberId)).bonuses(0, { from: firstDay(today) });
      const states = `$${format(counted.earnings - waiting)} paid, $${format(waiting)} waiting.`;
      for (const sentence of sentences) expect(sentence.includes(states)).toBe(waiting > 0n);
    }),
    { numRuns: draws },
  );
  expect(next).toBeGreaterThanOrEqual(draws);
}, 600_000);

test('each figure comes from fields of the contract', () => {
  const folder = new URL('../../../../openapi/schemas/', import.meta.url);
  const schemas = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const text = `\n${schemas.join('\n')}`;
  for (const [figure, { fields }] of Object.entries(meanings))
    for (const field of fields) {
      const [schema = '', name = ''] = field.split('.');
      const found = new RegExp(`\\n${schema}:\\n(?:(?: .*)?\\n)*? +${name}:`).test(text);
      expect(found, `${figure}: ${field}`).toBe(true);
    }
});
