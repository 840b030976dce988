import type { ListLocation, ReadInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import type { Transaction } from '@portal/ui/screens/transactions';
import { detailMessages } from '@portal/ui/text/detailMessages';
import { dayKey } from '@portal/ui/text/format/days';
import { subtractAmounts } from '@portal/ui/text/format/amount';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { parseWalletName } from '@portal/portal-core/fromApi/wallet';
import { directionMessages, transactionTitles } from '@portal/ui/text/columnTitles';
import { askSupportPath } from '@portal/portal-core/addresses/askSupport';
import { sourceNames } from '@portal/portal-core/lists/filterSources';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import { daysField, toDayQuery, type ListState } from '@portal/portal-core/lists/listState';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseText, parsePlainText } from '@portal/portal-core/fromApi/parse';

type Transactions = Answer<'/transactions'>;

type Query = NonNullable<NonNullable<ReadInit<'/transactions'>['params']>['query']>;

const walletOptions = Object.entries(walletNames).map(([value, label]) => ({ value, label }));
const walletField = {
  type: 'option',
  name: 'wallet',
  label: transactionTitles.wallet,
  options: walletOptions,
} as const;

/** The filters of the list. The options of the source come with its answer. */
export const transactionFields: readonly FilterField[] = [
  daysField,
  walletField,
  {
    type: 'option',
    name: 'type',
    label: transactionTitles.type,
    options: [
      { value: 'credit', label: directionMessages.credit },
      { value: 'debit', label: directionMessages.debit },
    ],
  },
  { type: 'text', name: 'source', label: transactionTitles.source },
];

/** The filters of a statement. Rows of one type or source would not add up to its balances. */
export const statementFields: readonly FilterField[] = [daysField, walletField];

const isDirection = (type: unknown): type is 'credit' | 'debit' => type === 'credit' || type === 'debit';

function toFilterQuery({ filters }: ListState): Query {
  const { wallet, type, source } = filters;
  return {
    ...(isWallet(wallet) && { wallet }),
    ...(isDirection(type) && { type }),
    ...(source !== undefined && { source }),
    ...toDayQuery(filters),
  };
}

export const toTransactionsQuery = (state: ListState): Query => ({
  page: state.page,
  ...toFilterQuery(state),
});

/** Requests all rows (D87), or this page if the server still pages them. */
export const toTransactionsExport = (state: ListState, page: number): Query => ({
  export: 'true',
  ...(page > 1 && { page }),
  ...toFilterQuery(state),
});

/** The same rows with the balances before and after them. `type` and `source` don't filter a statement. */
export const toStatementQuery = ({ filters: { wallet, ...rest } }: ListState): Query => ({
  export: 'true',
  ...(isWallet(wallet) && { wallet }),
  ...toDayQuery(rest),
});

/** Returns the parser of an answer's transactions. It returns undefined for an empty row. */
export function toTransaction(
  body: Transactions,
): (fields: ApiRow<'/transactions'>, index: number) => Transaction | undefined {
  const toName = sourceNames(body);
  return (fields, index) => {
    const value = parseMoney(fields.value)?.replace(/^[+-]/, '');
    const wallet: unknown = fields.wallet;
    const word = parseText(fields.type)?.toLowerCase();
    const createdAt = parseText(fields.created_at);
    if (value === undefined && createdAt === undefined && parseText(wallet) === undefined) return undefined;
    const direction = isDirection(word) ? word : undefined;
    const code = parseText(fields.id);
    const held = wallet === 'hold';
    const other: unknown = fields.other_wallet;
    return {
      id: `transaction-${code ?? `at-${index}`}`,
      code,
      held,
      crosses: other === null ? true : isWallet(other) ? false : undefined,
      otherWallet: isWallet(other) ? walletNames[other] : undefined,
      wallet: parseWalletName(wallet),
      direction,
      value: direction === 'debit' && value !== undefined ? subtractAmounts('0', value) : value,
      note: parsePlainText(fields.note, longestNote),
      source: toName(fields.source),
      createdAt,
      related: toRelated(fields, held, direction),
      support: askSupportPath({ about: 'transaction', code: code ?? '' }),
    };
  };
}

/** The withdrawal of a transaction. It is listed under its request's day, if that is this day. */
function toRelated(fields: ApiRow<'/transactions'>, held: boolean, direction: Transaction['direction']) {
  const code = /^withdrawal\s+([A-Za-z0-9][\w-]{2,60})/i.exec(parseText(fields.note) ?? '')?.[1];
  if (code === undefined) return undefined;
  const hasDate = direction === (held ? 'credit' : 'debit');
  const day = hasDate ? dayKey(parseText(fields.created_at)) : '';
  const query = new URLSearchParams({ ...(day !== '' && { from: day, to: day }), row: code });
  return [
    { label: detailMessages.withdrawal({ code }), href: `${addresses.withdrawals}?${query.toString()}` },
  ];
}

/** Descriptions show in full. The limit keeps a broken one from filling the page. */
const longestNote = 1000;

export const toTransactionsPage = (body: Transactions, location: ListLocation): ShownPage<Transaction> =>
  readPage(body, location, toTransaction(body));
