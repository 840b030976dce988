import { parseRows } from '@portal/portal-core/fromApi/rows';
import { roundAmount } from '@portal/ui/text/format/amount';
import { dayKey } from '@portal/ui/text/format/days';
import { payoutTitles } from '@portal/ui/text/columnTitles';
import { payoutAmount } from '@portal/ui/text/figures/listFigures';
import { payoutsTexts } from '@portal/ui/text/messages';
import type { Payout } from '@portal/ui/screens/payouts';
import { sourceOptions } from '../../../../apps/sandbox/src/api/wordsOfMoney';
import { getSourceSums } from '../../../../packages/ui/src/screens/payouts/Year/yearIncome';
import { toAccount, toSinceJoining } from '../../../../apps/portal/src/areas/dashboard/dashboard.mappers';
import { createAdder, getBonusDay, toSums } from '../../../../apps/portal/src/areas/payouts/bonusSums';
import { toEarnings } from '../../../../apps/portal/src/areas/payouts/earnings.mappers';
import { toRoyaltyMonths } from '../../../../apps/portal/src/areas/payouts/royalty.mappers';
import {
  toIncomeRow,
  toYearIncome,
  toYearSheet,
} from '../../../../apps/portal/src/areas/payouts/year.mappers';
import type { FileRow } from './portal';
import { one, sum, sumEach, type Reading } from './readings';
import type { Sources } from './sources';

/** A bonus as its list and its file show it. */
interface ShownBonus {
  source: string;
  day: string;
  isPaid: boolean;
  amount: string | undefined;
}

const fromList = ({ source, createdAt, status, amount }: Payout): ShownBonus => ({
  ...{ source, amount, day: dayKey(createdAt), isPaid: status === 'paid' },
});
const fromFile = (row: FileRow): ShownBonus => ({
  source: row[payoutTitles.source] ?? '',
  day: (row[`${payoutTitles.date} (UTC)`] ?? '').slice(0, 10),
  isPaid: row[payoutTitles.status] === payoutsTexts.paid,
  amount: row[payoutAmount.title],
});

const toName = (...codes: string[]) => sourceOptions(codes).map(({ value }) => value);

/** Each figure of the bonuses where the portal shows it. */
export function readBonuses({ dashboard, payouts, files, from, today }: Sources) {
  const { summary, rows, ofYear } = payouts;
  const account = toAccount(dashboard);
  const lists = { list: payouts.list.map(fromList), file: files.payouts.map(fromFile) };
  const add = (isIn: (bonus: ShownBonus) => boolean) => {
    const read = (shown: readonly ShownBonus[]): [Reading] => [
      sum(shown.filter(isIn).map(({ amount }) => amount)),
    ];
    return { list: read(lists.list), file: read(lists.file) };
  };
  const paid = (amount: string | undefined, ...codes: string[]) => ({
    card: [one(amount)],
    ...add(({ source, isPaid }) => isPaid && toName(...codes).includes(source)),
  });

  // A server with a summary, and one whose rows are added up.
  const adder = createAdder();
  adder.addSources(rows);
  for (const row of parseRows(rows)) adder.addRow(row, getBonusDay(row));
  const charts = [toSums(summary), { ...adder.getSums(), partialDay: undefined, lacksSome: false }].map(
    (sums) => toEarnings(sums, 'month', today),
  );

  const toIncome = toIncomeRow(ofYear);
  const incomes = parseRows(ofYear).flatMap((row) => toIncome(row) ?? []);
  const thisYear = today.slice(0, 4);
  const year = toYearIncome({ rows: incomes, missing: 0 }, thisYear, today);
  const lastLine = toYearSheet(year, thisYear).rows.at(-1) ?? [];
  const isOfYear = ({ day }: ShownBonus) => day.startsWith(thisYear);
  const bySource = (shown: readonly ShownBonus[]) =>
    sumEach(
      shown.filter(isOfYear),
      ({ source }) => source,
      ({ amount }) => amount,
    );

  const figures = {
    referralBonus: paid(account.referralBonus, 'REFERRAL'),
    matchingBonus: paid(account.matchingBonus, 'MATCHING'),
    roiBonus: paid(account.roiBonus, 'ROI'),
    directBonus: paid(account.directBonus, 'DIRECT'),
    poolLevelBonus: paid(account.poolLevelBonus, 'POOL_LEVEL'),
    royaltyBonus: paid(account.royaltyBonus, 'ROYALTY'),
    totalBotBonus: paid(account.totalBotBonus, 'REFERRAL', 'MATCHING'),
    totalPoolBonus: paid(account.totalPoolBonus, 'ROI', 'DIRECT', 'POOL_LEVEL', 'ROYALTY'),
    paidBonuses: {
      card: [sum([account.totalBotBonus, account.totalPoolBonus])],
      sentence: [one(toSinceJoining(dashboard)?.earned)],
      ...add(({ isPaid }) => isPaid),
    },
    waitingBonus: { card: [one(account.waitingBonus)], ...add(({ isPaid }) => !isPaid) },
    earnings: {
      chart: charts.map(({ categories }) => sum(categories.flatMap(({ values }) => values))),
      ...add(({ day }) => day >= from),
    },
    royaltyByMonth: {
      chart: charts.map((chart) =>
        sum(toRoyaltyMonths(chart, false)?.categories.flatMap(({ values }) => values) ?? []),
      ),
      ...add(({ day, source }) => day >= from && toName('ROYALTY').includes(source)),
    },
    yearIncome: {
      year: [one(year.total), sum(year.months.flatMap(({ values }) => values)), one(lastLine.at(-1))],
      ...add(isOfYear),
    },
    yearWaiting: {
      year: [one(year.unpaid), sum(year.months.map(({ unpaid }) => unpaid)), one(lastLine.at(-2))],
      ...add((bonus) => isOfYear(bonus) && !bonus.isPaid),
    },
    yearPaid: { year: [one(lastLine.at(-3))], ...add((bonus) => isOfYear(bonus) && bonus.isPaid) },
    yearBySource: {
      year: [getSourceSums(year), lastLine.slice(1, -3)].map((values) =>
        sumEach(
          values.map((value, at) => ({ value, at })),
          ({ at }) => String(at),
          ({ value }) => roundAmount(value),
        ),
      ),
      list: [bySource(lists.list)],
      file: [bySource(lists.file)],
    },
  };
  return { figures, sentences: charts.map(({ sentence }) => sentence) };
}
