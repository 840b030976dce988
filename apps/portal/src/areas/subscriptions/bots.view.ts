import type { ListPlace } from '@portal/api';
import type { BotSubscription } from '@portal/ui/screens/subscriptions';
import { askSupportPath } from '../../shared/routes/askSupport';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { amountOf, flagOf, textOf } from '../../shared/wire/wire';
import { cancelQuoteOf } from './cancellation.view';
import { isActive } from './status.view';

/** One bot (B §3); undefined for a row that says nothing. `me` is who reads it, and paid for those of others. */
export const botOf =
  (me?: string) =>
  (row: RowOf<'/subscriptions'>, index: number): BotSubscription | undefined => {
    const invoiceId = textOf(row.invoice_id);
    const name = textOf(row.package);
    const activatedAt = textOf(row.created_at);
    if (invoiceId === undefined && name === undefined && activatedAt === undefined) return undefined;
    const cancelId = textOf(row.id);
    const username = textOf(row.username);
    // Without the flag the bot is the member's own.
    const own = flagOf(row.is_own) !== 0;
    return {
      id: cancelId ?? invoiceId ?? `at-${index}`,
      cancelId,
      own,
      username,
      invoiceId,
      package: name,
      price: amountOf(row.price),
      cancelQuote: cancelQuoteOf(row),
      activatedAt,
      endsAt: textOf(row.end_date),
      status: isActive(row.status) ? 'active' : 'inactive',
      invoice: {
        billTo: textOf(row.name),
        username,
        country: textOf(row.country),
        paidBy: own ? undefined : me,
        invoiceId,
        at: activatedAt,
        package: name,
        amountPaid: amountOf(row.amount_paid),
      },
      support: askSupportPath({ about: 'subscription', code: invoiceId ?? cancelId ?? '' }),
    };
  };

export const botsPageOf = (
  body: Answer<'/subscriptions'>,
  place: ListPlace,
  me?: string,
): ShownPage<BotSubscription> => readPage(body, place, botOf(me));
