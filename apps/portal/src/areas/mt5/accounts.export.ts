import type { Mt5Account, Mt5Transaction, Mt5TransactionColumnId } from '@portal/ui/screens/mt5';
import { mt5Messages } from '@portal/ui/screens/mt5/messages';
import { directionMessages, fileMessages } from '@portal/ui/text/columnTitles';
import { mt5Texts } from '@portal/ui/text/messages';
import { askOffered } from '@portal/portal-core/exports/askOffered';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import {
  type FileColumn,
  type FileTable,
  toFigureCells,
  toFileColumns,
  toFileTable,
} from '@portal/portal-core/exports/fileColumns';
import { joinTables } from '@portal/portal-core/exports/joinTables';
import type { ArchiveSource } from '@portal/portal-core/exports/readArchive';
import { readRows, readTable, type Reader } from '@portal/portal-core/exports/readTable';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import {
  mt5Assets,
  mt5Balance,
  mt5Credit,
  mt5Equity,
  mt5Floating,
  mt5FreeMargin,
  mt5Margin,
  mt5Payment,
} from '@portal/ui/screens/mt5/figures';
import type { ListLocation } from '@portal/api';
import { subtractAmounts } from '@portal/ui/text/format/amount';
import { parseFields } from '@portal/portal-core/fromApi/parse';
import { livesExport } from '../subscriptions/subscriptions.export';
import { mt5Api } from './mt5.api';
import { toAccount, toLogin, toPagesQuery, toTransaction } from './mt5.mappers';
import { tradesExport } from './trades.export';

type Path = '/mt5/user-account-details/{account}';

/** Debits are negative, so the file adds up. */
const toAmount = ({ amount, direction }: Mt5Transaction) =>
  direction === 'debit' && amount !== undefined ? subtractAmounts('0', amount.replace(/^-/, '')) : amount;

/** The payments into and out of an account, read page by page (D78). */
const balanceLogExport = (
  login: string,
  body: Answer<Path> | undefined,
  location: ListLocation,
): ExportPlan<Mt5Transaction, Path, Parameters<typeof toTransaction>[0]> => ({
  name: 'mt5Transactions',
  part: login,
  path: '/mt5/user-account-details/{account}',
  columns: toFileColumns<Mt5Transaction, Mt5TransactionColumnId>({
    serial: {
      title: mt5Messages.serialNo,
      cell: ({ serial }) => String(serial),
      kind: 'number',
      figure: null,
    },
    platform: { title: mt5Messages.platform, cell: ({ platform }) => platform },
    amount: toFigureCells(mt5Payment, toAmount),
    type: {
      title: mt5Messages.type,
      cell: ({ direction, type }) => (direction ? directionMessages[direction] : type),
    },
    txType: { title: mt5Messages.txType, cell: ({ txType }) => txType },
    date: { title: mt5Messages.date, cell: ({ at }) => at, kind: 'moment' },
  }),
  toPage: (answer) => parseFields(answer).balance_log,
  getRow: () => toTransaction,
  ask: (dispatch, _state, page) =>
    dispatch(
      mt5Api.endpoints.exportMt5Account.initiate(
        {
          path: { account: login },
          query: toPagesQuery(body, location, login, { balance_log: page, trade: 1 }),
        },
        { track: false },
      ),
    ),
});

const path = '/mt5/user-account-details/{account}';
const unfiltered = { page: 1, filters: {} };

interface OpenAccount {
  login: string;
  body: Answer<typeof path>;
}

/** The accounts of the member's own packages that the trading server knows. */
async function readAccounts(reader: Reader): Promise<OpenAccount[]> {
  const { rows } = await readRows(livesExport, unfiltered, reader);
  const logins = new Set(rows.flatMap(({ own, account }) => (own ? (toLogin(account) ?? []) : [])));
  const accounts: OpenAccount[] = [];
  for (const login of logins) {
    reader.signal.throwIfAborted();
    const params = { path: { account: login }, query: {} };
    const asked = mt5Api.endpoints.exportMt5Account.initiate(params, { track: false });
    const body = await askOffered(reader.dispatch(asked).unwrap());
    if (body) accounts.push({ login, body });
  }
  return accounts;
}

/** A closed list of an account's figures (D152). The investor password is none of them. */
const accountColumns: readonly FileColumn<Mt5Account>[] = [
  { title: mt5Messages.login, cell: ({ login }) => login },
  { title: fileMessages.accountType, cell: ({ type }) => type },
  toFigureCells(mt5Balance, ({ balance }) => balance),
  toFigureCells(mt5Credit, ({ credit }) => credit),
  { title: mt5Messages.leverage, cell: ({ leverage }) => leverage },
  toFigureCells(mt5Assets, ({ assets }) => assets),
  toFigureCells(mt5Equity, ({ equity }) => equity),
  toFigureCells(mt5FreeMargin, ({ freeMargin }) => freeMargin),
  toFigureCells(mt5Margin, ({ margin }) => margin),
  { title: mt5Texts.marginLevel, cell: ({ marginLevel }) => marginLevel, kind: 'number', figure: null },
  toFigureCells(mt5Floating, ({ floating }) => floating),
];

export const readMt5Accounts: ArchiveSource = async (reader) => {
  const accounts = await readAccounts(reader);
  return toFileTable(
    accountColumns,
    accounts.map(({ login, body }) => toAccount(body, login)),
  );
};

/** A list of every account, as one table. */
const readLists =
  <Row, Fields>(
    toPlan: (account: OpenAccount, reader: Reader) => ExportPlan<Row, typeof path, Fields>,
  ): ArchiveSource =>
  async (reader) => {
    const parts: (readonly [string, FileTable])[] = [];
    for (const account of await readAccounts(reader))
      parts.push([account.login, await readTable(toPlan(account, reader), unfiltered, reader)]);
    const { columns } = toPlan({ login: '', body: {} }, reader);
    return joinTables(mt5Messages.login, columns, parts);
  };

export const readMt5Transactions = readLists(({ login, body }, { client }) =>
  balanceLogExport(login, body, client.getListLocation(path)),
);
export const readTrades = readLists(({ login, body }, { client }) =>
  tradesExport(login, body, client.getListLocation(path)),
);
