import type { ListLocation } from '@portal/api';
import type { BotSubscription } from '@portal/ui/screens/subscriptions';
import { askSupportPath } from '@portal/portal-core/addresses/askSupport';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';
import { toCancelQuote } from './cancellation.mappers';
import { isActive } from './status.mappers';

/** One bot (B §3); undefined for an empty row. `me` is the current member, who paid for bots of others. */
export const toBot =
  (me?: string) =>
  (row: ApiRow<'/subscriptions'>, index: number): BotSubscription | undefined => {
    const invoiceId = parseText(row.invoice_id);
    const name = parseText(row.package);
    const activatedAt = parseText(row.created_at);
    if (invoiceId === undefined && name === undefined && activatedAt === undefined) return undefined;
    const cancelId = parseText(row.id);
    const username = parseText(row.username);
    // Without the flag the bot is the member's own.
    const own = parseFlag(row.is_own) !== 0;
    return {
      id: cancelId ?? invoiceId ?? `at-${index}`,
      cancelId,
      own,
      username,
      invoiceId,
      package: name,
      price: parseMoney(row.price),
      cancelQuote: toCancelQuote(row),
      activatedAt,
      endsAt: parseText(row.end_date),
      status: isActive(row.status) ? 'active' : 'inactive',
      invoice: {
        billTo: parseText(row.name),
        username,
        country: parseText(row.country),
        paidBy: own ? undefined : me,
        invoiceId,
        at: activatedAt,
        package: name,
        amountPaid: parseMoney(row.amount_paid),
      },
      support: askSupportPath({ about: 'subscription', code: invoiceId ?? cancelId ?? '' }),
      claim: askSupportPath({ about: 'missingBonus', code: invoiceId ?? cancelId ?? '' }),
    };
  };

export const toBotsPage = (
  body: Answer<'/subscriptions'>,
  location: ListLocation,
  me?: string,
): ShownPage<BotSubscription> => readPage(body, location, toBot(me));
