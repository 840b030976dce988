import { lockUpline, type Market, type Purchase } from './lockUpline';
import { invoiceId, subscriptionEnd } from '../data/codes';
import type { Tx } from '../data/database';
import { nextId } from '../data/nextId';
import type { packages } from '../data/schema/catalogue';
import { runPrepared } from '../data/runPrepared';
import { subscriptions } from '../data/schema/subscriptions';
import { type Cents, formatAmount } from '../ledger/amount';
import { bonusPaid, purchased } from '../ledger/postings';
import { postAll } from '../ledger/postAll';
import { toBonuses } from './toBonuses';
import { firstDue } from './roi';

type Package = typeof packages.$inferSelect;

export interface Order {
  buyerId: number;
  /** The owner of the new subscription. */
  owner: Purchase['member'] & { username: string };
  pack: Package;
  cents: Cents;
  at: Date;
}

const parseMarket = ({ market, isMt5 }: Pick<Package, 'market' | 'isMt5'>): Market =>
  market === 'bot' ? 'bot' : isMt5 === 1 ? 'live' : 'fixed';

/** A live subscription pays at most twice its price (ADR 8). */
export const getRoiLimit = (price: Cents): Cents => price * 2n;

/**
 * Completes a purchase: updates both trees, pays it and its bonuses, and writes the subscription, all or nothing.
 * Throws InsufficientBalance, after which nothing was written. Other purchases wait from the lock to the commit, so little
 * is asked of the database in between.
 */
export async function buy(tx: Tx, order: Order): Promise<void> {
  const { buyerId, owner, pack, cents, at } = order;
  const market = parseMarket(pack);
  // The invoice uses the number.
  const id = pack.market === 'bot' ? await nextId(tx, subscriptions) : undefined;
  const { counted, ...upline } = await lockUpline(tx, { member: owner, market });
  const bonuses = toBonuses({ market, cents, name: pack.name }, upline);
  const [transactionId = 0, ...bonusIds] = await postAll(tx, [
    purchased(buyerId, cents, pack.name, at, owner.id === buyerId ? undefined : owner.username),
    ...bonuses.map(({ memberId, wallet, cents: credit, description: note, source }) =>
      bonusPaid(memberId, wallet, credit, { note, source }, at),
    ),
  ]);
  const paid = bonuses.map(({ cents: credit, why, memberId, ...bonus }, index) => ({
    ...bonus,
    ...{ member_id: memberId, amount: formatAmount(credit), why, transaction_id: bonusIds[index] },
  }));
  await runPrepared(tx, `complete a purchase of a ${pack.market}`, completing[pack.market], [
    ...[
      JSON.stringify(counted),
      market,
      formatAmount(cents),
      JSON.stringify(upline.sponsors),
      owner.sponsorId,
    ],
    ...[JSON.stringify(paid), owner.id, at.toISOString()],
    JSON.stringify(toSubscription(order, transactionId, id)),
  ]);
}

/** Counts the purchase, and writes its payouts and its subscription. */
const toCompleting = (subscription: string) => `WITH paid AS (
    INSERT INTO payouts
      (member_id, from_member_id, wallet, amount, description, source, is_paid, why, created_at, transaction_id)
    SELECT member_id, $7::int, wallet, amount, description, source, 1, why, $8::timestamptz, transaction_id
    FROM json_to_recordset($6::json) p(member_id int, wallet text, amount numeric, description text, source text,
      why jsonb, transaction_id bigint)
  ), subscribed AS (${subscription})
  SELECT count(*) FROM count_purchase($1::json, $2, $3::numeric, $4::json, $5::int)`;

const completing: Record<Package['market'], string> = {
  bot: toCompleting(`INSERT INTO subscriptions
      (id, invoice_id, member_id, buyer_id, package_id, price, amount_paid, created_at, end_date, transaction_id)
    SELECT id, invoice_id, $7::int, buyer_id, package_id, $3::numeric, $3::numeric, $8::timestamptz, end_date,
      transaction_id
    FROM json_to_record($9::json) s(id int, invoice_id text, buyer_id int, package_id int, end_date timestamptz,
      transaction_id bigint)`),
  live: toCompleting(`INSERT INTO live_subscriptions
      (member_id, buyer_id, package_id, wallet, price, roi_percentage, roi_limit, created_at, end_date, due_at,
        transaction_id)
    SELECT $7::int, buyer_id, package_id, 'pay_in', $3::numeric, roi_percentage, roi_limit, $8::timestamptz, end_date,
      due_at, transaction_id
    FROM json_to_record($9::json) s(buyer_id int, package_id int, roi_percentage numeric, roi_limit numeric,
      end_date timestamptz, due_at timestamptz, transaction_id bigint)`),
};

function toSubscription({ buyerId, pack, cents, at }: Order, transactionId: number, id: number | undefined) {
  const endDate = subscriptionEnd(at, pack.months);
  const base = {
    ...{ buyer_id: buyerId, package_id: pack.id, transaction_id: transactionId },
    end_date: endDate.toISOString(),
  };
  if (id !== undefined) return { ...base, id, invoice_id: invoiceId(at, id) };
  return {
    ...base,
    roi_percentage: pack.roiPercentage ?? '0.00',
    roi_limit: formatAmount(getRoiLimit(cents)),
    due_at: firstDue(at, endDate).toISOString(),
  };
}
