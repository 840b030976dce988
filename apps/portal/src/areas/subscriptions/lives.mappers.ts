import type { ListLocation } from '@portal/api';
import type { LiveSubscription } from '@portal/ui/screens/subscriptions';
import { askSupportPath } from '@portal/portal-core/addresses/askSupport';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';
import { toCancelQuote } from './cancellation.mappers';
import { toLiveStatus } from './status.mappers';

/** An account has only digits and dots (D77). Anything else gets no link. */
function toAccount(value: unknown): string | undefined {
  const account = parseText(value);
  return account !== undefined && /^[0-9][0-9.]{0,31}$/.test(account) ? account : undefined;
}

/** One live subscription (B §3); undefined for an empty row. */
export function toLive(row: ApiRow<'/live-subscriptions'>, index: number): LiveSubscription | undefined {
  const cancelId = parseText(row.id);
  const name = parseText(row.package);
  const boughtAt = parseText(row.created_at);
  if (cancelId === undefined && name === undefined && boughtAt === undefined) return undefined;
  const account = toAccount(row.account_number);
  return {
    id: cancelId ?? `at-${index}`,
    cancelId,
    // Without the flag the subscription is the member's own.
    own: parseFlag(row.is_own) !== 0,
    username: parseText(row.username),
    package: name,
    price: parseMoney(row.price),
    cancelQuote: toCancelQuote(row),
    paidRoi: parseMoney(row.paid_roi_amount),
    roiLimit: parseMoney(row.roi_limit),
    account,
    packageAccount: parseText(row.package_account_number),
    // By D69 the number decides, and an unreadable number still counts as one.
    lacksAccount: parseFlag(row.is_mt5) === 1 && parseText(row.account_number) === undefined,
    boughtAt,
    status: toLiveStatus(row.status),
    support: askSupportPath({ about: 'subscription', code: cancelId ?? '' }),
    claim: askSupportPath({ about: 'missingBonus', code: cancelId ?? '' }),
  };
}

export const toLivesPage = (
  body: Answer<'/live-subscriptions'>,
  location: ListLocation,
): ShownPage<LiveSubscription> => readPage(body, location, toLive);
