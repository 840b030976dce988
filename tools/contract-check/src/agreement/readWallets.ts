import { parseRows } from '@portal/portal-core/fromApi/rows';
import { getSummary } from '@portal/portal-core/lists/moreDetails';
import type { Transaction } from '@portal/ui/screens/transactions';
import { directionMessages, transactionTitles } from '@portal/ui/text/columnTitles';
import { transactionAmount } from '@portal/ui/text/figures/listFigures';
import { dayKey } from '@portal/ui/text/format/days';
import { walletNames } from '@portal/ui/text/wallets';
import {
  toDifference,
  toUsable,
} from '../../../../packages/ui/src/screens/dashboard/Dashboard/Total/holdings';
import { toStatementParts } from '../../../../packages/ui/src/screens/transactions/Statement/statementParts';
import { toSinceJoining, toWallets } from '../../../../apps/portal/src/areas/dashboard/dashboard.mappers';
import {
  createAdder,
  createDayReader,
  toSums,
} from '../../../../apps/portal/src/areas/transactions/balanceSums';
import { toStatement } from '../../../../apps/portal/src/areas/transactions/statement.mappers';
import { toWithdrawPage } from '../../../../apps/portal/src/areas/withdraw/withdraw.mappers';
import { one, sum, type Reading } from './readings';
import { toLocation, type Sources } from './sources';

const keys = { payIn: 'pay_in', payOut: 'pay_out', live: 'live', pamm: 'fixed' } as const;

/** Each figure of the wallets where the portal shows it. */
export function readWallets({ dashboard, withdraw, transactions, files, from }: Sources) {
  const { rows, list } = transactions;
  const location = toLocation('/transactions');
  const wallets = toWallets(dashboard);
  const chart = toSums(transactions.summary);
  const flows = createAdder(undefined);
  const getDay = createDayReader();
  for (const row of parseRows(rows)) flows.addRow(row, getDay(row));
  const crossed = [chart.sums, flows.getSums().sums];
  const statement = toStatement(rows, location);
  const own = toStatement(transactions.ofWallet, location);
  const [parts, ownParts] = [toStatementParts(statement, true), toStatementParts(own, false)];
  const cards = getSummary(transactions.cards);
  const { balances } = toWithdrawPage(withdraw);
  const days = list.filter(({ createdAt }) => dayKey(createdAt) >= from);
  const toSize = ({ value }: Transaction) => value?.replace('-', '');
  type Direction = 'credit' | 'debit';
  /** What crossed the border of all wallets. */
  const toCrossing = (direction: Direction) => {
    const [part, side] =
      direction === 'credit' ? (['credits', 'into'] as const) : (['debits', 'out'] as const);
    return {
      chart: crossed.map((sums) => sum(sums.map((each) => each[side]))),
      list: [sum(days.filter((row) => row.crosses && row.direction === direction).map(toSize))],
      statement: [
        one(parts[part]),
        ...(parts.months.length > 0 ? [sum(parts.months.map((month) => month[part]))] : []),
      ],
    };
  };
  /** What came into the Receiving Wallet, or left it. */
  const toMoved = (direction: Direction) => {
    const listed = days.filter((row) => row.wallet === walletNames.pay_in && row.direction === direction);
    const saved = files.transactions
      .filter((row) => (row[`${transactionTitles.date} (UTC)`] ?? '') >= from)
      .filter((row) => row[transactionTitles.wallet] === walletNames.pay_in)
      .filter((row) => row[transactionTitles.type] === directionMessages[direction]);
    return {
      statement: [one(direction === 'credit' ? ownParts.credits : ownParts.debits)],
      list: [sum(listed.map(toSize))],
      file: [sum(saved.map((row) => row[transactionAmount.title]?.replace('-', '')))],
    };
  };
  const wallet = (name: keyof typeof keys) => {
    const key = keys[name];
    const card = cards.find(({ title }) => title === walletNames[key]);
    const inForm = Object.hasOwn(balances, key) ? balances[key as keyof typeof balances] : wallets[name];
    return { card: [one(wallets[name])], summary: [one(card?.parts[0]?.value)], dialog: [one(inForm)] };
  };
  const since = toSinceJoining(dashboard);
  const difference = since && toDifference(since);
  const net = difference ? `${difference.isIn ? '' : '-'}${difference.amount}` : '0';
  const crossedBy = (source: string, direction: Direction): Reading =>
    sum(
      list.filter((row) => row.crosses && row.source === source && row.direction === direction).map(toSize),
    );
  const [listedIn, listedOut] = [crossedBy('Deposit', 'credit'), crossedBy('Withdrawal', 'debit')];
  const { opening, closing } = chart;
  const hold = cards.find(({ title }) => title === walletNames.hold);
  return {
    usable: {
      card: [one(toUsable(wallets).usable)],
      chart: [[(one(closing)[0] ?? 0n) - (one(wallets.hold)[0] ?? 0n)]],
    },
    onHold: { card: [one(wallets.hold)], summary: [one(hold?.parts[0]?.value)] },
    receivingWallet: wallet('payIn'),
    outGoingWallet: wallet('payOut'),
    liveWallet: wallet('live'),
    pammWallet: wallet('pamm'),
    balance: {
      chart: [one(closing)],
      statement: [one(statement.fits ? statement.closing : undefined)],
      card: [sum([toUsable(wallets).usable, wallets.hold])],
    },
    putIn: { sentence: [one(since?.putIn)], list: [listedIn] },
    takenOut: { sentence: [one(since?.takenOut)], list: [listedOut] },
    netPutIn: { sentence: [one(net)], list: [[(listedIn[0] ?? 0n) - (listedOut[0] ?? 0n)]] },
    cameIn: toCrossing('credit'),
    wentOut: toCrossing('debit'),
    walletCredits: toMoved('credit'),
    walletDebits: toMoved('debit'),
    openingBalance: { statement: [one(statement.opening)], chart: [one(opening)] },
    closingBalance: { statement: [one(statement.closing)], chart: [one(closing)] },
    runningBalance: {
      statement: [
        one(
          parts.entries.at(-1)?.balance ??
            (parts.moves.length > 0 || parts.entries.length === 0 ? statement.closing : undefined),
        ),
      ],
    },
  };
}
