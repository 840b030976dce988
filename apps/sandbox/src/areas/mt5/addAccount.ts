import { and, eq, isNull } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { notFound, refused, refusedAt } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import { packages } from '../../data/schema/catalogue';
import { mt5Accounts, mt5BalanceLog } from '../../data/schema/mt5';
import { liveSubscriptions } from '../../data/schema/subscriptions';
import { randomInt } from 'node:crypto';

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A broker-style password of ten characters that can't be confused with each other. */
const madeUpPassword = (): string =>
  Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');

const leverage = 100;

/**
 * B §4 Add MT5 account: for an active LIVE subscription without an account. Trading starts with the subscription's
 * price.
 */
export const addMt5Account = memberOperation<'addMt5Account'>(
  async ({ body }, { session: { memberId }, services: { db, clock } }) => {
    const login = body.account_number;
    const at = clock.now();
    const here = and(
      eq(liveSubscriptions.id, rowId(body.subscription_id)),
      eq(liveSubscriptions.memberId, memberId),
    );
    await db.transaction(async (tx) => {
      const [found] = await tx
        .select()
        .from(liveSubscriptions)
        .innerJoin(packages, eq(packages.id, liveSubscriptions.packageId))
        .where(here)
        .for('update', { of: liveSubscriptions });
      if (!found) throw notFound();
      const { live_subscriptions: subscription, packages: pack } = found;
      if (pack.isMt5 !== 1) throw refused('This subscription doesn’t use an MT5 account.');
      if (subscription.accountNumber !== null) throw refused('This subscription already has an account.');
      if (subscription.status !== 1) throw refused('This subscription isn’t active.');
      const made = await tx
        .insert(mt5Accounts)
        .values({
          ...{ login, memberId, accountType: 'live', masterPasswordShown: 1, leverage, createdAt: at },
          ...{ mainPass: madeUpPassword(), investorPass: madeUpPassword() },
        })
        .onConflictDoNothing()
        .returning({ login: mt5Accounts.login });
      // The refusal doesn't reveal the account's owner (T19).
      if (made.length === 0) throw refusedAt('account_number', 'This account number can’t be used.');
      await tx.insert(mt5BalanceLog).values({
        ...{ login, platform: 'MT5', amount: subscription.price, type: 'credit' },
        ...{ transactionType: 'Deposit', createdAt: at },
      });
      await tx
        .update(liveSubscriptions)
        .set({ accountNumber: login })
        .where(and(here, isNull(liveSubscriptions.accountNumber)));
    });
    return { status: true, message: 'The account has been added.' };
  },
);
