import type { SummaryCard, SummaryFigure, SummaryKind } from '@portal/ui';
import { translateSummaryTitle } from '@portal/ui/text/summaryTitles/summaryTitles';
import type { QueryState } from '../calls/remote';
import type { Fields, Unread } from '../fromApi/answer';
import { parseMoney, parseFields, parseList, parseText, parsePlainText } from '../fromApi/parse';

// Pure: `more_details` of a list or a form as cards, for mappers (B §3).

interface Figure {
  type?: unknown;
  value?: unknown;
}

interface Part extends Figure {
  title?: unknown;
}

/** `more_details` as every answer of the contract has it: cards, some with sub-cards. */
export type MoreDetails = readonly (Part & { body?: unknown })[] | null;

interface Detailed {
  more_details?: MoreDetails | undefined;
}

const kinds: Readonly<Record<string, SummaryKind>> = {
  amount: 'amount',
  usd: 'amount',
  $: 'amount',
  money: 'amount',
  currency: 'amount',
  inr: 'inr',
  '₹': 'inr',
  count: 'count',
  percent: 'percent',
  percentage: 'percent',
  '%': 'percent',
  text: 'text',
};

/** A decimal with a fraction, which is money where no kind is known (D129). */
const looksLikeMoney = (value: unknown) => parseMoney(value)?.includes('.') === true;

function toKind({ type, value }: Fields<Figure>): SummaryKind {
  const name = parseText(type)?.toLowerCase() ?? '';
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind ?? (looksLikeMoney(value) ? 'amount' : 'text');
}

/** Texts of programs for an empty value. */
const nothing = /^(nan|null|undefined|-?infinity|\[object .*)$/i;

/** An amount is the server's own, never computed here (D82). */
function toFigure(fields: Fields<Figure>): Omit<SummaryFigure, 'title'> {
  const kind = toKind(fields);
  const { value } = fields;
  if (kind !== 'text') return { kind, value: parseMoney(value) };
  const text = parsePlainText(value);
  return { kind, value: text === '' || nothing.test(text) ? undefined : text };
}

const createLazyModule = (fields: Fields<Part>): SummaryFigure => ({
  title: translateSummaryTitle(parsePlainText(fields.title)),
  ...toFigure(fields),
});

/**
 * The cards of an answer, in its order and without untitled ones. A card without a value shows `--`, unless it has
 * sub-cards.
 */
export function getSummaryCards(moreDetails: Unread<MoreDetails | undefined> | undefined): SummaryCard[] {
  return parseList(moreDetails).flatMap((fields) => {
    const title = translateSummaryTitle(parsePlainText(fields.title));
    if (title === '') return [];
    const parts = parseList(fields.body)
      .map(createLazyModule)
      .filter((part) => part.title !== '');
    const hasOwn = parts.length === 0 || parseText(fields.value) !== undefined;
    return [{ title, parts, ...(hasOwn && { figure: toFigure(fields) }) }];
  });
}

/** The cards of an answer that has them next to its data. */
export const getSummary = (body: Unread<Detailed> | undefined): SummaryCard[] =>
  getSummaryCards(parseFields(body).more_details);

/** The cards of a list's last answer: undefined while loading, empty after a failure. */
export function getCards({
  data,
  error,
  isFetching,
}: QueryState<Unread<Detailed>>): SummaryCard[] | undefined {
  if (data !== undefined) return getSummary(data);
  return error !== undefined && !isFetching ? [] : undefined;
}
