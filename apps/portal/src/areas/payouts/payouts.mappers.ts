import { unwrapPage, type ListLocation, type ReadInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import { addresses, toTreePath } from '@portal/ui/addresses';
import type { Payout } from '@portal/ui/screens/payouts';
import { detailMessages } from '@portal/ui/text/detailMessages';
import { payoutsTexts } from '@portal/ui/text/messages';
import { parseWalletName } from '@portal/portal-core/fromApi/wallet';
import { payoutTitles } from '@portal/ui/text/columnTitles';
import { askSupportPath } from '@portal/portal-core/addresses/askSupport';
import { sourceNames, getSources, type FilterSource } from '@portal/portal-core/lists/filterSources';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import { daysField, toDayQuery, type ListState } from '@portal/portal-core/lists/listState';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import {
  parseCount,
  parseFields,
  parseFlag,
  parseMoney,
  parsePlainText,
  parseText,
} from '@portal/portal-core/fromApi/parse';

type Reason = NonNullable<Payout['why']>;

/** In characters. */
const longestName = 200;

/** A percentage without trailing zeros: '1.1250' is '1.125'. */
function parseRate(value: unknown): string | undefined {
  const text = parseText(value) ?? '';
  if (!/^\d{1,4}(\.\d{1,6})?$/.test(text)) return undefined;
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** What a bonus was calculated from; undefined where the server sends nothing readable (D113). */
export function toPayoutReason({ why }: ApiRow<'/payouts'>): Reason | undefined {
  const { base, rate, level, pair, purchase } = parseFields(why);
  const reason: Reason = {
    base: parseMoney(base),
    rate: parseRate(rate),
    level: parseCount(level) || undefined,
    pair: parseCount(pair) || undefined,
    purchase: parsePlainText(purchase, longestName) || undefined,
  };
  return Object.values(reason).some((part) => part !== undefined) ? reason : undefined;
}

type Query = NonNullable<NonNullable<ReadInit<'/payouts'>['params']>['query']>;

type Payouts = Answer<'/payouts'>;

/** Maps the address's values to the call's (B §2). */
const toApiValue = new Map<string | undefined, 0 | 1>([
  ['paid', 1],
  ['unpaid', 0],
]);

/** The filters of the list. The options of the source come with its answer. */
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

/** All sources by default (D88). */
function toFilterQuery({ filters }: ListState): Query {
  const { source, status } = filters;
  const paid = toApiValue.get(status);
  return {
    ...(source !== undefined && { source }),
    ...(paid !== undefined && { is_paid: paid }),
    ...toDayQuery(filters),
  };
}

export const toPayoutsQuery = (state: ListState): Query => ({ page: state.page, ...toFilterQuery(state) });

/** Requests all rows (D87), or this page if the server still pages them. */
export const toPayoutsExport = (state: ListState, page: number): Query => ({
  export: 'true',
  ...(page > 1 && { page }),
  ...toFilterQuery(state),
});

/** Descriptions show in full. The limit keeps a broken one from filling the page. */
const longestDescription = 1000;

/** Returns the parser of an answer's payouts, numbered from `first`. It returns undefined for an empty row. */
export function toPayout(
  body: Payouts,
  first = 1,
): (fields: ApiRow<'/payouts'>, index: number) => Payout | undefined {
  const toName = sourceNames(body);
  return (fields, index) => {
    const wallet: unknown = fields.wallet;
    const [amount, createdAt] = [parseMoney(fields.amount), parseText(fields.created_at)];
    if (amount === undefined && createdAt === undefined && parseText(wallet) === undefined) return undefined;
    const paid = parseFlag(fields.is_paid);
    const [code, from] = [parseText(fields.id), parseText(fields.from_username)];
    return {
      id: `payout-${code ?? `at-${index}`}`,
      code,
      serial: first + index,
      from,
      wallet: parseWalletName(wallet),
      amount,
      description: parsePlainText(fields.description, longestDescription),
      source: toName(fields.source),
      status: paid === undefined ? undefined : paid === 1 ? 'paid' : 'unpaid',
      createdAt,
      why: toPayoutReason(fields),
      related:
        from === undefined
          ? undefined
          : [
              {
                label: detailMessages.positionInTree({ username: from }),
                href: toTreePath(addresses.binaryTree, from),
              },
            ],
      support: askSupportPath({ about: 'bonus', code: code ?? '' }),
    };
  };
}

export function toPayoutsPage(body: Payouts, location: ListLocation): ShownPage<Payout> {
  const { from } = unwrapPage(body, location);
  return readPage(body, location, toPayout(body, Math.max(from, 1)));
}

/** The options of Income Source: the server's, or those of the rows (D88). */
export function toPayoutSources(body: Payouts | undefined, location: ListLocation): FilterSource[] {
  const named = getSources(body);
  if (named.length > 0) return named;
  const sources = parseRows(body, location).flatMap((row) => parseText(row.source) ?? []);
  return [...new Set(sources)].sort().map((value) => ({ value, label: value }));
}
