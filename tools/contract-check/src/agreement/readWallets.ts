import type { ListLocation } from '@portal/api';
import type { Answer } from '@portal/portal-core/fromApi/answer';
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
import type { FileRow } from './portal';
import { one, sum, type Reading } from './readings';

interface Read {
  dashboard: Answer<'/dashboard'>;
  withdraw: Answer<'/withdraw'>;
  summary: Answer<'/transactions/summary'>;
  /** The whole list, with the cards above it. */
  cards: Answer<'/transactions'>;
  /** All wallets, and the Receiving Wallet alone, since the first day of the charts. */
  rows: Answer<'/transactions'>;
  ofWallet: Answer<'/transactions'>;
  list: readonly Transaction[];
  file: readonly FileRow[];
  location: ListLocation;
  from: string;
}

const keys = { payIn: 'pay_in', payOut: 'pay_out', live: 'live', pamm: 'fixed' } as const;

/** Each figure of the wallets where the portal shows it. */
export function readWallets({
  dashboard,
  withdraw,
  summary,
  cards: whole,
  rows,
  ofWallet,
  list,
  file,
  location,
  from,
}: Read) {
  const wallets = toWallets(dashboard);
  const chart = toSums(summary);
  const flows = createAdder(undefined);
  const getDay = createDayReader();
  for (const row of parseRows(rows)) flows.addRow(row, getDay(row));
  const crossed = [chart.sums, flows.getSums().sums];
  const statement = toStatement(rows, location);
  const own = toStatement(ofWallet, location);
  const [parts, ownParts] = [toStatementParts(statement, true), toStatementParts(own, false)];
  const cards = getSummary(whole);
  const { balances } = toWithdrawPage(withdraw);
  const days = list.filter(({ createdAt }) => dayKey(createdAt) >= from);
  const toSize = ({ value }: Transaction) => value?.replace('-', '');
  const crossing = (direction: 'credit' | 'debit'): Reading =>
    sum(days.filter((row) => row.crosses && row.direction === direction).map(toSize));
  const inList = (direction: 'credit' | 'debit') =>
    sum(days.filter((row) => row.wallet === walletNames.pay_in && row.direction === direction).map(toSize));
  const inFile = (direction: 'credit' | 'debit') =>
    sum(
      file
        .filter((row) => (row[`${transactionTitles.date} (UTC)`] ?? '') >= from)
        .filter((row) => row[transactionTitles.wallet] === walletNames.pay_in)
        .filter((row) => row[transactionTitles.type] === directionMessages[direction])
        .map((row) => row[transactionAmount.title]?.replace('-', '')),
    );
  const wallet = (name: keyof typeof keys) => {
    const key = keys[name];
    const card = cards.find(({ title }) => title === walletNames[key]);
    const inForm = Object.hasOwn(balances, key) ? balances[key as keyof typeof balances] : wallets[name];
    return { card: [one(wallets[name])], summary: [one(card?.parts[0]?.value)], dialog: [one(inForm)] };
  };
  const since = toSinceJoining(dashboard);
  const difference = since && toDifference(since);
  const net = difference ? `${difference.isIn ? '' : '-'}${difference.amount}` : '0';
  const crossedBy = (source: string, direction: 'credit' | 'debit'): Reading =>
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
    cameIn: {
      chart: crossed.map((sums) => sum(sums.map(({ into }) => into))),
      list: [crossing('credit')],
      statement: [
        one(parts.credits),
        ...(parts.months.length > 0 ? [sum(parts.months.map(({ credits }) => credits))] : []),
      ],
    },
    wentOut: {
      chart: crossed.map((sums) => sum(sums.map(({ out }) => out))),
      list: [crossing('debit')],
      statement: [
        one(parts.debits),
        ...(parts.months.length > 0 ? [sum(parts.months.map(({ debits }) => debits))] : []),
      ],
    },
    walletCredits: {
      statement: [one(ownParts.credits)],
      list: [inList('credit')],
      file: [inFile('credit')],
    },
    walletDebits: {
      statement: [one(ownParts.debits)],
      list: [inList('debit')],
      file: [inFile('debit')],
    },
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
