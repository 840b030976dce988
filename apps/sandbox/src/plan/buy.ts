import { findUpline, type Market, type Purchase } from './findUpline';
import { invoicePrefix, subscriptionEnd } from '../data/codes';
import type { Tx } from '../data/database';
import type { packages } from '../data/schema/catalogue';
import { runPrepared } from '../data/runPrepared';
import { type Cents, formatAmount } from '../ledger/amount';
import { bonusPaid, purchased } from '../ledger/postings';
import { type Posted, requirePosted, toRecords } from '../ledger/post';
import { type Bonus, toBonuses } from './toBonuses';
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
 * Throws InsufficientBalance, after which nothing was written. Other purchases wait from the locks of its one statement
 * to the commit.
 */
export async function buy(tx: Tx, order: Order): Promise<void> {
  const { buyerId, owner, pack, cents, at } = order;
  const market = parseMarket(pack);
  const { counted, sponsors } = await findUpline(tx, { member: owner, market });
  // Only the lock shows who has a new pair and its number, so the statement leaves out the other bonuses.
  const paired = counted
    .filter(({ leg }) => leg !== null)
    .map(({ member_id }) => ({ memberId: member_id, pair: 0 }));
  const bonuses = toBonuses({ market, cents, name: pack.name }, { sponsors, paired });
  const { transactions, entries } = toRecords([
    purchased(buyerId, cents, pack.name, at, owner.id === buyerId ? undefined : owner.username),
    ...bonuses.map(({ memberId, wallet, cents: credit, description: note, source }) =>
      bonusPaid(memberId, wallet, credit, { note, source }, at),
    ),
  ]);
  const getPaired = (bonus: Bonus | undefined) => (bonus && 'pair' in bonus.why ? bonus.memberId : undefined);
  const payouts = bonuses.map(({ cents: credit, why, memberId, ...bonus }, index) => ({
    ...bonus,
    ...{ n: index + 1, member_id: memberId, amount: formatAmount(credit), why },
  }));
  const bought = await runPrepared<Posted>(tx, `buy a ${pack.market}`, buying[pack.market], [
    ...[JSON.stringify(counted), market, formatAmount(cents), JSON.stringify(sponsors), owner.sponsorId],
    JSON.stringify(transactions.map((one) => ({ ...one, pair_of: getPaired(bonuses[one.n - 1]) }))),
    ...[JSON.stringify(entries), JSON.stringify(payouts), owner.id, at.toISOString()],
    JSON.stringify(toSubscription(order)),
  ]);
  bought.forEach(requirePosted);
}

/** Carries out a purchase, and writes its payouts and its subscription. */
const toBuying = (subscription: string) => `WITH bought AS MATERIALIZED (
    SELECT n, id, pair, member_id, wallet
    FROM purchase($1::json, $2, $3::numeric, $4::json, $5::int, $6::json, $7::json)
  ), paid AS (
    INSERT INTO payouts
      (member_id, from_member_id, wallet, amount, description, source, is_paid, why, created_at, transaction_id)
    SELECT p.member_id, $9::int, p.wallet, amount, description, source, 1,
      CASE WHEN pair IS NULL THEN why ELSE why || jsonb_build_object('pair', pair) END, $10::timestamptz, bought.id
    FROM json_to_recordset($8::json) p(n int, member_id int, wallet text, amount numeric, description text, source text,
      why jsonb) JOIN bought USING (n) WHERE bought.id IS NOT NULL ORDER BY n
  ), subscribed AS (${subscription})
  SELECT id, member_id, wallet FROM bought`;

const buying: Record<Package['market'], string> = {
  bot: toBuying(`INSERT INTO subscriptions
      (id, invoice_id, member_id, buyer_id, package_id, price, amount_paid, created_at, end_date, transaction_id)
    SELECT next.id, prefix || lpad(next.id::text, greatest(6, length(next.id::text)), '0'), $9::int, buyer_id, package_id,
      $3::numeric, $3::numeric, $10::timestamptz, end_date, bought.id
    FROM json_to_record($11::json) s(prefix text, buyer_id int, package_id int, end_date timestamptz)
      JOIN bought ON n = 0 AND bought.id IS NOT NULL
      CROSS JOIN (SELECT nextval(pg_get_serial_sequence('subscriptions', 'id'))::int AS id) next`),
  live: toBuying(`INSERT INTO live_subscriptions
      (member_id, buyer_id, package_id, wallet, price, roi_percentage, roi_limit, created_at, end_date, due_at,
        transaction_id)
    SELECT $9::int, buyer_id, package_id, 'pay_in', $3::numeric, roi_percentage, roi_limit, $10::timestamptz, end_date,
      due_at, bought.id
    FROM json_to_record($11::json) s(buyer_id int, package_id int, roi_percentage numeric, roi_limit numeric,
      end_date timestamptz, due_at timestamptz) JOIN bought ON n = 0 AND bought.id IS NOT NULL`),
};

const toSubscription = ({ buyerId, pack, cents, at }: Order) => {
  const endDate = subscriptionEnd(at, pack.months);
  return {
    ...{ buyer_id: buyerId, package_id: pack.id, end_date: endDate.toISOString() },
    ...(pack.market === 'bot'
      ? { prefix: invoicePrefix(at) }
      : {
          roi_percentage: pack.roiPercentage ?? '0.00',
          roi_limit: formatAmount(getRoiLimit(cents)),
          due_at: firstDue(at, endDate).toISOString(),
        }),
  };
};
