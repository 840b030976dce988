import { unwrapPage, type ListPlace, type ReadInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import { addresses, treePathOf } from '@portal/ui/addresses';
import type { Payout } from '@portal/ui/screens/payouts';
import { detailWords } from '@portal/ui/text/detailWords';
import { payoutsTexts } from '@portal/ui/text/messages';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { payoutTitles } from '@portal/ui/text/columnTitles';
import { askSupportPath } from '../../shared/routes/askSupport';
import { sourceNames, sourcesOf, type FilterSource } from '../../shared/lists/filterSources';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import { daysField, daysOnWire, type ListState } from '../../shared/lists/listState';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { rowsOf } from '../../shared/wire/rows';
import { amountOf, flagOf, textOf, wordsOf } from '../../shared/wire/wire';

type Query = NonNullable<NonNullable<ReadInit<'/payouts'>['params']>['query']>;

type Payouts = Answer<'/payouts'>;

/** The address's words, with the call's values for them (B §2). */
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
    label: payoutTitles.status,
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

/** Asks for every row at once (D87), or for this page if the server pages it all the same. */
export const payoutsExportOf = (state: ListState, page: number): Query => ({
  export: 'true',
  ...(page > 1 && { page }),
  ...filtersOnWire(state),
});

/** Descriptions are shown whole; this only keeps a broken one from filling the page. */
const longestDescription = 1000;

/** Makes the reader of an answer's payouts, numbered from `first`. It gives undefined for a row that says nothing. */
export function payoutOf(
  body: Payouts,
  first = 1,
): (fields: RowOf<'/payouts'>, index: number) => Payout | undefined {
  const nameOf = sourceNames(body);
  return (fields, index) => {
    const wallet: unknown = fields.wallet;
    const [amount, createdAt] = [amountOf(fields.amount), textOf(fields.created_at)];
    if (amount === undefined && createdAt === undefined && textOf(wallet) === undefined) return undefined;
    const paid = flagOf(fields.is_paid);
    const [code, from] = [textOf(fields.id), textOf(fields.from_username)];
    return {
      id: `payout-${code ?? `at-${index}`}`,
      code,
      serial: first + index,
      from,
      wallet: isWallet(wallet) ? walletNames[wallet] : wordsOf(wallet),
      amount,
      description: wordsOf(fields.description, longestDescription),
      source: nameOf(fields.source),
      status: paid === undefined ? undefined : paid === 1 ? 'paid' : 'unpaid',
      createdAt,
      related:
        from === undefined
          ? undefined
          : [{ label: detailWords.placeInTree(from), href: treePathOf(addresses.binaryTree, from) }],
      support: askSupportPath({ about: 'bonus', code: code ?? '' }),
    };
  };
}

export function payoutsPageOf(body: Payouts, place: ListPlace): ShownPage<Payout> {
  const { from } = unwrapPage(body, place);
  return readPage(body, place, payoutOf(body, Math.max(from, 1)));
}

/** The choices of Income Source: the server's, else those of the rows (D88). */
export function payoutSourcesOf(body: Payouts | undefined, place: ListPlace): FilterSource[] {
  const named = sourcesOf(body);
  if (named.length > 0) return named;
  const sources = rowsOf(body, place).flatMap((row) => textOf(row.source) ?? []);
  return [...new Set(sources)].sort().map((value) => ({ value, label: value }));
}
