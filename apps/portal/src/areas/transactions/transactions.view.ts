import type { ListPlace, ReadInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import type { Movement } from '@portal/ui/screens/transactions';
import { detailWords } from '@portal/ui/text/detailWords';
import { dayKey } from '@portal/ui/text/format/days';
import { subtractAmounts } from '@portal/ui/text/format/amount';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { directionWords, movementTitles } from '@portal/ui/text/columnTitles';
import { askSupportPath } from '../../shared/routes/askSupport';
import { sourceNames } from '../../shared/lists/filterSources';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import { daysField, daysOnWire, type ListState } from '../../shared/lists/listState';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { amountOf, textOf, wordsOf } from '../../shared/wire/wire';

type Movements = Answer<'/transactions'>;

type Query = NonNullable<NonNullable<ReadInit<'/transactions'>['params']>['query']>;

const walletOptions = Object.entries(walletNames).map(([value, label]) => ({ value, label }));
const walletField = {
  type: 'option',
  name: 'wallet',
  label: movementTitles.wallet,
  options: walletOptions,
} as const;

/** What filters the list. The choices of the source come with its answer. */
export const transactionFields: readonly FilterField[] = [
  daysField,
  walletField,
  {
    type: 'option',
    name: 'type',
    label: movementTitles.type,
    options: [
      { value: 'credit', label: directionWords.credit },
      { value: 'debit', label: directionWords.debit },
    ],
  },
  { type: 'text', name: 'source', label: movementTitles.source },
];

/** What may narrow a statement. Rows of one type or source lead from no balance to another. */
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

/** Asks for every row at once (D87), or for this page if the server pages it all the same. */
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

/** Makes the reader of an answer's movements, which gives undefined for a row that says nothing. */
export function movementOf(
  body: Movements,
): (fields: RowOf<'/transactions'>, index: number) => Movement | undefined {
  const nameOf = sourceNames(body);
  return (fields, index) => {
    const value = amountOf(fields.value)?.replace(/^[+-]/, '');
    const wallet: unknown = fields.wallet;
    const word = textOf(fields.type)?.toLowerCase();
    const createdAt = textOf(fields.created_at);
    if (value === undefined && createdAt === undefined && textOf(wallet) === undefined) return undefined;
    const direction = isDirection(word) ? word : undefined;
    const code = textOf(fields.id);
    const held = wallet === 'hold';
    return {
      id: `movement-${code ?? `at-${index}`}`,
      code,
      held,
      wallet: isWallet(wallet) ? walletNames[wallet] : wordsOf(wallet),
      direction,
      value: direction === 'debit' && value !== undefined ? subtractAmounts('0', value) : value,
      note: wordsOf(fields.note, longestNote),
      source: nameOf(fields.source),
      createdAt,
      related: relatedOf(fields, held, direction),
      support: askSupportPath({ about: 'movement', code: code ?? '' }),
    };
  };
}

/** The withdrawal that a movement names. It is listed under the day on which it was asked for, if this is that day. */
function relatedOf(fields: RowOf<'/transactions'>, held: boolean, direction: Movement['direction']) {
  const code = /^withdrawal\s+([A-Za-z0-9][\w-]{2,60})/i.exec(textOf(fields.note) ?? '')?.[1];
  if (code === undefined) return undefined;
  const asked = direction === (held ? 'credit' : 'debit');
  const day = asked ? dayKey(textOf(fields.created_at)) : '';
  const query = new URLSearchParams({ ...(day !== '' && { from: day, to: day }), row: code });
  return [{ label: detailWords.withdrawal(code), href: `${addresses.withdrawals}?${query.toString()}` }];
}

/** Descriptions are shown whole; this only keeps a broken one from filling the page. */
const longestNote = 1000;

export const transactionsPageOf = (body: Movements, place: ListPlace): ShownPage<Movement> =>
  readPage(body, place, movementOf(body));
