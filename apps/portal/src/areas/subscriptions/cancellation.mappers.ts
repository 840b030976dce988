import type { OkBody, WriteInit } from '@portal/api';
import type { SummaryFigure, FilterField } from '@portal/ui';
import type { CancelQuote, CancelTerms } from '@portal/ui/screens/subscriptions';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import { withSecondFactor } from '@portal/portal-core/calls/withSecondFactor';
import { getSummaryCards, type MoreDetails } from '@portal/portal-core/lists/moreDetails';
import { addAmounts, compareAmounts } from '@portal/ui/text/format/amount';
import { summaryTitles } from '@portal/ui/text/summaryTitles/summaryTitles';
import type { ApiRow, Unread } from '@portal/portal-core/fromApi/answer';
import {
  parseMoney,
  parseFields,
  parseFlag,
  parseItems,
  parseOneOrMore,
  parsePlainText,
  parseText,
} from '@portal/portal-core/fromApi/parse';
import type { QueryState } from '@portal/portal-core/calls/remote';

/** Neither history has filters, because the calls accept only a page. */
export const unfiltered: readonly FilterField[] = [];

/** The terms of a list's last answer: undefined while loading, empty after a failure. */
export function toTerms({ data, error, isFetching }: QueryState<Cancelling>): CancelTerms | undefined {
  if (data !== undefined) return toCancelTerms(data);
  return error !== undefined && !isFetching ? noTerms : undefined;
}

/** A longer text is no instruction. */
const longestText = 1000;

const noTerms: CancelTerms = { allowed: false, fees: [], instructions: [] };

/** Either history, because both have cancellation terms. */
export type Cancelling = Unread<OkBody<'/subscriptions', 'get'> | OkBody<'/live-subscriptions', 'get'>>;

/** A list, or a single value as a list. */
const asArray = <T>(value: Unread<T> | undefined): Unread<T> => parseOneOrMore(value) as Unread<T>;

/** A fee as a card, or as a plain amount or percentage, which is the cancellation fee (D130). */
function toFees(fee: unknown): SummaryFigure[] {
  const plain = parseText(fee);
  const percent = plain?.match(/^(.*\d)\s*%$/)?.[1];
  const value = parseMoney(percent ?? plain);
  if (value !== undefined)
    return [
      { title: summaryTitles.cancellationFee, kind: percent === undefined ? 'amount' : 'percent', value },
    ];
  return getSummaryCards([fee] as Unread<MoreDetails>).flatMap(({ title, figure }) =>
    figure ? [{ title, ...figure }] : [],
  );
}

/** The cancellation terms of a list (D71): known keys only, empty without any. A single fee may be no list. */
export function toCancelTerms(body: Cancelling): CancelTerms {
  const data = parseFields(parseFields(body).cancel_data);
  const instructions = parseItems(asArray(data.instructions))
    .map((text) => parsePlainText(text, longestText))
    .filter((text) => text !== '');
  const fees = parseItems(asArray(data.fees)).flatMap(toFees);
  return { allowed: parseFlag(data.cancel_package) === 1, fees, instructions };
}

/** Whether an answer says if a package can be cancelled. A failure doesn't, nor does an answer without the terms. */
export const hasCancelTerms = (body: Cancelling | undefined): body is Cancelling =>
  parseFlag(parseFields(parseFields(body).cancel_data).cancel_package) !== undefined;

/** The cancellation quote of this row (D82); undefined without a plausible one. */
export function toCancelQuote(
  row: ApiRow<'/subscriptions'> | ApiRow<'/live-subscriptions'>,
): CancelQuote | undefined {
  const quote = parseFields(row.cancel_quote);
  const [fee, net] = [parseMoney(quote.fee), parseMoney(quote.net)];
  if (fee === undefined || net === undefined || fee.startsWith('-') || net.startsWith('-')) return undefined;
  const price = parseMoney(row.price);
  // A refund can't exceed the price.
  if (price !== undefined && compareAmounts(addAmounts(fee, net), price) > 0) return undefined;
  return { fee, net };
}

/** Maps the API's names to the dialog's fields, for the server's texts. */
export const cancelNames = {
  reason: 'reason',
  otp: 'code',
  mpin: 'code',
  authenticator: 'code',
} satisfies BodyFieldNames<'/subscription-cancel'>;

/** The dialog's values with the id of the cancelled item. */
export interface SentCancellation {
  id: string;
  reason?: string | undefined;
  code: string;
}

/** A bot's id is in the body. */
export const toCancelBody = ({ id, reason = '', code }: SentCancellation, authType: string) =>
  withSecondFactor<WriteInit<'/subscription-cancel'>['body']>({ id, reason: reason.trim() }, authType, code);

/** A live subscription's id is in the path. */
export const toCancelLiveBody = ({ reason = '', code }: SentCancellation, authType: string) =>
  withSecondFactor<WriteInit<'/cancel-live-subscription-{id}'>['body']>(
    { reason: reason.trim() },
    authType,
    code,
  );
