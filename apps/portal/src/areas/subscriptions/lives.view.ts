import type { ListPlace } from '@portal/api';
import type { LiveSubscription } from '@portal/ui/screens/subscriptions';
import { askSupportPath } from '../../shared/routes/askSupport';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { amountOf, flagOf, textOf } from '../../shared/wire/wire';
import { cancelQuoteOf } from './cancellation.view';
import { liveStatusOf } from './status.view';

/** An account is digits and dots (D77). Anything else that a server calls so leads nowhere. */
function accountOf(value: unknown): string | undefined {
  const account = textOf(value);
  return account !== undefined && /^[0-9][0-9.]{0,31}$/.test(account) ? account : undefined;
}

/** One live subscription (B §3); undefined for a row that says nothing. */
export function liveOf(row: RowOf<'/live-subscriptions'>, index: number): LiveSubscription | undefined {
  const cancelId = textOf(row.id);
  const name = textOf(row.package);
  const boughtAt = textOf(row.created_at);
  if (cancelId === undefined && name === undefined && boughtAt === undefined) return undefined;
  const account = accountOf(row.account_number);
  return {
    id: cancelId ?? `at-${index}`,
    cancelId,
    // Without the flag the subscription is the member's own.
    own: flagOf(row.is_own) !== 0,
    username: textOf(row.username),
    package: name,
    price: amountOf(row.price),
    cancelQuote: cancelQuoteOf(row),
    paidRoi: amountOf(row.paid_roi_amount),
    roiLimit: amountOf(row.roi_limit),
    account,
    packageAccount: textOf(row.package_account_number),
    // By D69 the number decides. A number that can't be read counts as one all the same.
    lacksAccount: flagOf(row.is_mt5) === 1 && textOf(row.account_number) === undefined,
    boughtAt,
    status: liveStatusOf(row.status),
    support: askSupportPath({ about: 'subscription', code: cancelId ?? '' }),
  };
}

export const livesPageOf = (
  body: Answer<'/live-subscriptions'>,
  place: ListPlace,
): ShownPage<LiveSubscription> => readPage(body, place, liveOf);
