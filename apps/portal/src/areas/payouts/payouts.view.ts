import { unwrapPage, type ListPlace, type ReadInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Payout } from '@portal/ui/screens/payouts';
import { payoutsTexts } from '@portal/ui/text/messages';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { sourceNames, sourcesOf, type FilterSource } from '../../app/filterSources';
import { readPage, type ShownPage } from '../../app/listPage';
import { daysField, daysOnWire, type ListState } from '../../app/listState';
import { amountOf, flagOf, listOf, textOf, wordsOf, type Fields } from '../../app/wire';

type Query = NonNullable<NonNullable<ReadInit<'/payouts'>['params']>['query']>;

/** The words of the address, and what the call has for them (B §2). */
const onWire = new Map<string | undefined, 0 | 1>([
  ['paid', 1],
  ['unpaid', 0],
]);

/** What filters the list. The choices of the source come with its answer. */
export const payoutFields: readonly FilterField[] = [
  daysField,
  { type: 'text', name: 'source', label: payoutsTexts.incomeSource },
  {
    type: 'option',
    name: 'status',
    label: 'Status',
    options: [
      { value: 'paid', label: payoutsTexts.paid },
      { value: 'unpaid', label: payoutsTexts.unpaid },
    ],
  },
];

/** All sources, until one is chosen (D88). */
function filtersOnWire({ filters }: ListState): Query {
  const { source, status } = filters;
  const paid = onWire.get(status);
  return {
    ...(source !== undefined && { source }),
    ...(paid !== undefined && { is_paid: paid }),
    ...daysOnWire(filters),
  };
}

export const payoutsQueryOf = (state: ListState): Query => ({ page: state.page, ...filtersOnWire(state) });

/** Every row at once (D87); should the server page it all the same, this page. */
export const payoutsExportOf = (state: ListState, page: number): Query => ({
  export: 'true',
  ...(page > 1 && { page }),
  ...filtersOnWire(state),
});

/** Descriptions are shown whole; this only keeps a broken one from filling the page. */
const longestDescription = 1000;

/** Of an answer, how it says a payout; undefined for what says nothing. Numbered from `first`. */
export function payoutOf(body: unknown, first = 1): (fields: Fields, index: number) => Payout | undefined {
  const nameOf = sourceNames(body);
  return (fields, index) => {
    const { wallet } = fields;
    const [amount, createdAt] = [amountOf(fields['amount']), textOf(fields['created_at'])];
    if (amount === undefined && createdAt === undefined && textOf(wallet) === undefined) return undefined;
    const paid = flagOf(fields['is_paid']);
    return {
      id: `payout-${textOf(fields['id']) ?? `at-${index}`}`,
      serial: first + index,
      from: textOf(fields['from_username']),
      wallet: isWallet(wallet) ? walletNames[wallet] : wordsOf(wallet),
      amount,
      description: wordsOf(fields['description'], longestDescription),
      source: nameOf(fields['source']),
      status: paid === undefined ? undefined : paid === 1 ? 'paid' : 'unpaid',
      createdAt,
    };
  };
}

export function payoutsPageOf(body: unknown, place: ListPlace): ShownPage<Payout> {
  const { from } = unwrapPage(body, place);
  return readPage(body, place, payoutOf(body, Math.max(from, 1)));
}

/** The choices of Income Source: the server's, else those of the rows (D88). */
export function payoutSourcesOf(body: unknown, place: ListPlace): FilterSource[] {
  const named = sourcesOf(body);
  if (named.length > 0) return named;
  const sources = listOf(unwrapPage(body, place).rows).flatMap((row) => textOf(row['source']) ?? []);
  return [...new Set(sources)].sort().map((value) => ({ value, label: value }));
}
