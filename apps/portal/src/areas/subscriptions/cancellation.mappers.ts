import type { OkBody } from '@portal/api';
import type { CancelQuote, CancelTerms } from '@portal/ui/screens/subscriptions';
import type { WriteInit } from '@portal/api';
import type { BodyFieldNames } from '../../shared/calls/refusalTexts';
import { withSecondFactor } from '../../shared/calls/withSecondFactor';
import { getSummaryCards } from '../../shared/lists/moreDetails';
import { addAmounts, compareAmounts } from '@portal/ui/text/format/amount';
import type { ApiRow, Unread } from '../../shared/wire/answer';
import { parseMoney, parseFields, parseFlag, parseItems, parsePlainText } from '../../shared/wire/wire';

/** A longer text is no instruction any more. */
const longestText = 1000;

export const noTerms: CancelTerms = { allowed: false, fees: [], instructions: [] };

/** Either history: both say what a cancellation takes. */
export type Cancelling = Unread<OkBody<'/subscriptions', 'get'> | OkBody<'/live-subscriptions', 'get'>>;

/** A list, or a list of what stands alone in its place. */
const asArray = <T>(value: Unread<T> | undefined): Unread<T> =>
  Array.isArray(value) ? value : ([value] as Unread<T>);

/** What a list says of cancelling (D71): its known keys, and nothing where there are none. One fee may stand alone. */
export function toCancelTerms(body: Cancelling): CancelTerms {
  const data = parseFields(parseFields(body).cancel_data);
  const instructions = parseItems(asArray(data.instructions))
    .map((text) => parsePlainText(text, longestText))
    .filter((text) => text !== '');
  const fees = getSummaryCards(asArray(data.fees)).flatMap(({ title, figure }) =>
    figure ? [{ title, ...figure }] : [],
  );
  return { allowed: parseFlag(data.cancel_package) === 1, fees, instructions };
}

/** What a cancellation of this row brings (D82); undefined where the server says nothing that can be right. */
export function toCancelQuote(
  row: ApiRow<'/subscriptions'> | ApiRow<'/live-subscriptions'>,
): CancelQuote | undefined {
  const quote = parseFields(row.cancel_quote);
  const [fee, net] = [parseMoney(quote.fee), parseMoney(quote.net)];
  if (fee === undefined || net === undefined || fee.startsWith('-') || net.startsWith('-')) return undefined;
  const price = parseMoney(row.price);
  // More than was paid can't come of it.
  if (price !== undefined && compareAmounts(addAmounts(fee, net), price) > 0) return undefined;
  return { fee, net };
}

/** The dialog's names by the wire's, for texts at fields. */
export const cancelNames = {
  reason: 'reason',
  otp: 'code',
  mpin: 'code',
  authenticator: 'code',
} satisfies BodyFieldNames<'/subscription-cancel'>;

/** What the dialog holds as it is sent, with the id of what it cancels. */
export interface SentCancellation {
  id: string;
  reason?: string | undefined;
  code: string;
}

/** A bot's id stands in the body. */
export const toCancelBody = ({ id, reason = '', code }: SentCancellation, authType: string) =>
  withSecondFactor<WriteInit<'/subscription-cancel'>['body']>({ id, reason: reason.trim() }, authType, code);

/** A live subscription's id stands in the path. */
export const toCancelLiveBody = ({ reason = '', code }: SentCancellation, authType: string) =>
  withSecondFactor<WriteInit<'/cancel-live-subscription-{id}'>['body']>(
    { reason: reason.trim() },
    authType,
    code,
  );
