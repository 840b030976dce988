import type { ListPlace } from '@portal/api';
import type { BotSubscription } from '@portal/ui/screens/subscriptions';
import { askSupportPath } from '../../app/askSupport';
import { readPage, type ShownPage } from '../../app/listPage';
import { amountOf, flagOf, textOf, type Fields } from '../../app/wire';
import { isActive } from './status.view';

/** One bot (B §3); undefined for what says nothing. */
export function botOf(row: Fields, index: number): BotSubscription | undefined {
  const invoiceId = textOf(row['invoice_id']);
  const name = textOf(row['package']);
  const activatedAt = textOf(row['created_at']);
  if (invoiceId === undefined && name === undefined && activatedAt === undefined) return undefined;
  const cancelId = textOf(row['id']);
  const username = textOf(row['username']);
  return {
    id: cancelId ?? invoiceId ?? `at-${index}`,
    cancelId,
    // Absent is the member's own.
    own: flagOf(row['is_own']) !== 0,
    username,
    invoiceId,
    package: name,
    price: amountOf(row['price']),
    activatedAt,
    endsAt: textOf(row['end_date']),
    status: isActive(row['status']) ? 'active' : 'inactive',
    invoice: {
      billTo: textOf(row['name']),
      username,
      country: textOf(row['country']),
      invoiceId,
      at: activatedAt,
      package: name,
      amountPaid: amountOf(row['amount_paid']),
    },
    support: askSupportPath({ about: 'subscription', code: invoiceId ?? cancelId ?? '' }),
  };
}

export const botsPageOf = (body: unknown, place: ListPlace): ShownPage<BotSubscription> =>
  readPage(body, place, botOf);
