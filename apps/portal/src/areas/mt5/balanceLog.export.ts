import type { ListLocation } from '@portal/api';
import type { Mt5Transaction, Mt5TransactionColumnId } from '@portal/ui/screens/mt5';
import { mt5Messages } from '@portal/ui/screens/mt5/messages';
import { directionMessages } from '@portal/ui/text/columnTitles';
import { subtractAmounts } from '@portal/ui/text/format/amount';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields } from '@portal/portal-core/fromApi/parse';
import { mt5Api } from './mt5.api';
import { toPagesQuery, toTransaction } from './mt5.mappers';
import { mt5Payment } from '@portal/ui/screens/mt5/figures';

type Path = '/mt5/user-account-details/{account}';

/** Debits are negative, so the file adds up. */
const toAmount = ({ amount, direction }: Mt5Transaction) =>
  direction === 'debit' && amount !== undefined ? subtractAmounts('0', amount.replace(/^-/, '')) : amount;

/** The payments into and out of an account, read page by page (D78). */
export const balanceLogExport = (
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
