import type { ListPlace, ReadInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Movement } from '@portal/ui/screens/transactions';
import { subtractAmounts } from '@portal/ui/text/format/amount';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { sourceNames } from '../../app/filterSources';
import { readPage, type ShownPage } from '../../app/listPage';
import { daysField, daysOnWire, type ListState } from '../../app/listState';
import { amountOf, textOf, wordsOf, type Fields } from '../../app/wire';

type Query = NonNullable<NonNullable<ReadInit<'/transactions'>['params']>['query']>;

const walletOptions = Object.entries(walletNames).map(([value, label]) => ({ value, label }));
const walletField = { type: 'option', name: 'wallet', label: 'Wallet', options: walletOptions } as const;

/** What filters the list. The choices of the source come with its answer. */
export const transactionFields: readonly FilterField[] = [
  daysField,
  walletField,
  {
    type: 'option',
    name: 'type',
    label: 'Type',
    options: [
      { value: 'credit', label: 'Credit' },
      { value: 'debit', label: 'Debit' },
    ],
  },
  { type: 'text', name: 'source', label: 'Source' },
];

/** What a statement is of; rows of one type or source lead from no balance to another. */
export const statementFields: readonly FilterField[] = [daysField, walletField];

const isDirection = (type: unknown): type is 'credit' | 'debit' => type === 'credit' || type === 'debit';

function filtersOnWire({ filters }: ListState): Query {
  const { wallet, type, source } = filters;
  return {
    ...(isWallet(wallet) && { wallet }),
    ...(isDirection(type) && { type }),
    ...(source !== undefined && { source }),
    ...daysOnWire(filters),
  };
}

export const transactionsQueryOf = (state: ListState): Query => ({
  page: state.page,
  ...filtersOnWire(state),
});

/** Every row at once (D87); should the server page it all the same, this page. */
export const transactionsExportOf = (state: ListState, page: number): Query => ({
  export: 'true',
  ...(page > 1 && { page }),
  ...filtersOnWire(state),
});

/** The same rows, with the balances before and after them; `type` and `source` do not narrow a statement. */
export const statementQueryOf = ({ filters: { wallet, ...rest } }: ListState): Query => ({
  export: 'true',
  ...(isWallet(wallet) && { wallet }),
  ...daysOnWire(rest),
});

/** Of an answer, how it says a movement; undefined for what says nothing. */
export function movementOf(body: unknown): (fields: Fields, index: number) => Movement | undefined {
  const nameOf = sourceNames(body);
  return (fields, index) => {
    const value = amountOf(fields['value'])?.replace(/^[+-]/, '');
    const { wallet, type } = fields;
    const word = textOf(type)?.toLowerCase();
    const createdAt = textOf(fields['created_at']);
    if (value === undefined && createdAt === undefined && textOf(wallet) === undefined) return undefined;
    const direction = isDirection(word) ? word : undefined;
    return {
      id: `movement-${textOf(fields['id']) ?? `at-${index}`}`,
      wallet: isWallet(wallet) ? walletNames[wallet] : wordsOf(wallet),
      direction,
      value: direction === 'debit' && value !== undefined ? subtractAmounts('0', value) : value,
      note: wordsOf(fields['note'], longestNote),
      source: nameOf(fields['source']),
      createdAt,
    };
  };
}

/** Descriptions are shown whole; this only keeps a broken one from filling the page. */
const longestNote = 1000;

export const transactionsPageOf = (body: unknown, place: ListPlace): ShownPage<Movement> =>
  readPage(body, place, movementOf(body));
