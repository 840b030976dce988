import { toAnswer, type ReadPath } from '@portal/api';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { parseCents } from '@portal/ui/text/format/cents';
import { sumAmounts, toUsable } from '../../../../packages/ui/src/screens/dashboard/Dashboard/Total/holdings';
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
const cents = (amount: string | undefined) => parseCents(amount ?? '0');
const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const onWire = (day: string) => day.split('-').reverse().join('-');

/** What each screen shows of a member, through the portal's own mappers, in cents. */
async function readFigures(memberId: number) {
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
  const fromRows = { ...earned.getSums(), partialDay: undefined, lacksSome: false };
  return {
    ...{ wallets: toWallets(dashboard), account: toAccount(dashboard), summary, bonusSums, fromRows },
    flows: flows.getSums().sums,
    statement: toStatement(rows, location),
    year: toYearIncome({ rows: incomes, missing: 0 }, thisYear, today),
  };
}

test('each figure is the same in every place that shows it, and in the ledger (D149, D150)', async () => {
  let next = 0;
  await fc.assert(
    fc.asyncProperty(histories, fc.constantFrom(...zones), async (history, zone) => {
      process.env['TZ'] = zone;
      const memberId = team[next % team.length] ?? firstTeamId;
      next += 1;
      await bookHistory(db, memberId, history, now);
      const shown = await readFigures(memberId);
      const ledger = await ledgerFigures(db, memberId);
      const { account, wallets, summary, statement, bonusSums, fromRows, year } = shown;
      const [first, yearBegin] = [firstDay(today), `${today.slice(0, 4)}-01-01`];

      // What can be used now: card, chart, ledger.
      const hold = cents(wallets.hold) ?? 0;
      expect(cents(toUsable(wallets).usable)).toBe(Number(ledger.balance() - ledger.balance('hold')));
      expect(summary.closing).toBe(Number(ledger.balance()));
      expect((cents(toUsable(wallets).usable) ?? 0) + hold).toBe(summary.closing);
      expect(statement.fits).toBe(true);
      expect(cents(statement.closing)).toBe(summary.closing);
      expect(cents(statement.opening)).toBe(summary.opening);

      // In from outside and out: the summary, the rows of a server without one, the ledger.
      const crossed = ledger.crossed(first);
      for (const flow of [summary.sums, shown.flows]) {
        expect(add(flow.map(({ into }) => into))).toBe(Number(crossed.into));
        expect(add(flow.map(({ out }) => out))).toBe(Number(crossed.out));
      }

      // Bonuses, paid and waiting: the dashboard's card, the chart of each reading, the year, the ledger.
      const paid = cents(sumAmounts([account.totalBotBonus, account.totalPoolBonus]));
      expect(paid).toBe(Number(ledger.bonuses(1)));
      expect(cents(account.waitingBonus)).toBe(Number(ledger.bonuses(0)));
      expect(cents(account.royaltyBonus)).toBe(Number(ledger.bonuses(1, { source: 'ROYALTY' })));
      for (const sums of [bonusSums, fromRows])
        for (const period of ['week', 'month'] as const) {
          const earnings = toEarnings(sums, period, today);
          const from = earnings.categories[0]?.key ?? first;
          const [waiting, all] = [
            ledger.bonuses(0, { from }),
            ledger.bonuses(0, { from }) + ledger.bonuses(1, { from }),
          ];
          expect(add(earnings.categories.flatMap(({ values }) => values))).toBe(
            earnings.categories.length === 0 ? 0 : Number(all),
          );
          expect(add(earnings.categories.flatMap((one) => one.waiting ?? []))).toBe(
            earnings.categories.length === 0 ? 0 : Number(waiting),
          );
          const text = (amount: bigint) => formatAmount(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
          if (earnings.categories.length > 0 && waiting > 0n)
            expect(earnings.sentence).toContain(`$${text(all - waiting)} paid, $${text(waiting)} waiting.`);
          if (period === 'month')
            expect(add(toRoyaltyMonths(earnings)?.categories.flatMap(({ values }) => values) ?? [])).toBe(
              Number(
                ledger.bonuses(0, { from: first, source: 'ROYALTY' }) +
                  ledger.bonuses(1, { from: first, source: 'ROYALTY' }),
              ),
            );
        }
      expect(year.total).toBe(
        Number(ledger.bonuses(0, { from: yearBegin }) + ledger.bonuses(1, { from: yearBegin })),
      );
      expect(year.unpaid).toBe(Number(ledger.bonuses(0, { from: yearBegin })));
    }),
    { numRuns: draws },
  );
  expect(next).toBeGreaterThanOrEqual(draws);
}, 300_000);
