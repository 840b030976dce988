/** A sentence about money that always holds, with a SELECT of the rows for which it doesn't. */
interface MoneyRule {
  /** Completes “… , but”. */
  sentence: string;
  /** Selects the columns that name a faulty row. */
  faults: string;
}

/** A row that was booked names its transaction, which has the row's entry. Others name none. */
interface Booked {
  /** When the row is booked. Always, unless said. */
  when?: string;
  memberId: string;
  wallet: string;
  amount: string;
}

const always = 'true';

/** What each kind of row books. */
const booked = {
  deposits: { when: 'r.found_at IS NOT NULL', memberId: 'member_id', wallet: "'pay_in'", amount: 'r.amount' },
  manual_deposits: { when: 'r.status = 1', memberId: 'member_id', wallet: "'pay_in'", amount: 'r.credited' },
  payouts: { when: 'r.is_paid = 1', memberId: 'member_id', wallet: 'r.wallet', amount: 'r.amount' },
  withdrawals: { memberId: 'member_id', wallet: 'r.wallet', amount: '-r.amount_from' },
  transfers: { memberId: 'payer_id', wallet: 'r.from_wallet', amount: '-r.transfer_amount' },
  subscriptions: { memberId: 'buyer_id', wallet: "'pay_in'", amount: '-r.amount_paid' },
  live_subscriptions: { memberId: 'buyer_id', wallet: 'r.wallet', amount: '-r.price' },
} satisfies Record<string, Booked>;

type BookedTable = keyof typeof booked;

const toBookedRule = (table: BookedTable): MoneyRule => {
  const { when = always, memberId, wallet, amount }: Booked = booked[table];
  return {
    sentence: `a booked row of ${table} has its entry, and another has none`,
    faults: `SELECT r.id FROM ${table} r
      LEFT JOIN ledger_entries e ON e.transaction_id = r.transaction_id AND e.member_id = r.${memberId}
        AND e.wallet = ${wallet} AND e.amount = ${amount}
      WHERE CASE WHEN ${when} THEN e.id IS NULL ELSE r.transaction_id IS NOT NULL END`,
  };
};

/** Every rule of money that is no kept sum. A recount can't repair these, because entries are never changed. */
export const moneyRules = {
  balanced: {
    sentence: 'the entries of a transaction add up to 0',
    faults: `SELECT transaction_id, sum(amount) AS sum FROM ledger_entries GROUP BY 1 HAVING sum(amount) <> 0`,
  },
  covered: {
    sentence: 'no wallet is overdrawn',
    faults: 'SELECT member_id, key, balance FROM wallets WHERE balance < 0',
  },
  copied: {
    sentence: 'an entry has the source and the moment of its transaction',
    faults: `SELECT e.id FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE (e.source, e.created_at) IS DISTINCT FROM (t.source, t.created_at)`,
  },
  held: {
    sentence: 'a Hold Wallet holds the waiting withdrawals and transfers',
    faults: `SELECT member_id, coalesce(w.balance, 0) AS balance, coalesce(sum, 0) AS waiting
      FROM (SELECT member_id, balance FROM wallets WHERE key = 'hold') w FULL JOIN (
        SELECT member_id, sum(amount) FROM (
          SELECT member_id, amount_from AS amount FROM withdrawals WHERE status = 0
          UNION ALL SELECT payer_id, transfer_amount FROM transfers WHERE status = 0
        ) asked GROUP BY 1
      ) waiting USING (member_id) WHERE coalesce(w.balance, 0) <> coalesce(sum, 0)`,
  },
  earned: {
    sentence: 'the paid ROI of live subscriptions is that of the payouts',
    faults: `SELECT member_id, wallet, coalesce(s.sum, 0) AS paid, coalesce(p.sum, 0) AS payouts FROM (
        SELECT member_id, CASE is_mt5 WHEN 1 THEN 'live' ELSE 'fixed' END AS wallet, sum(paid_roi_amount)
        FROM live_subscriptions JOIN (SELECT id AS package_id, is_mt5 FROM packages) k USING (package_id) GROUP BY 1, 2
      ) s FULL JOIN (
        SELECT member_id, wallet, sum(amount) FROM payouts WHERE source = 'ROI' GROUP BY 1, 2
      ) p USING (member_id, wallet) WHERE coalesce(s.sum, 0) <> coalesce(p.sum, 0)`,
  },
  deposits: toBookedRule('deposits'),
  manual_deposits: toBookedRule('manual_deposits'),
  payouts: toBookedRule('payouts'),
  withdrawals: toBookedRule('withdrawals'),
  transfers: toBookedRule('transfers'),
  subscriptions: toBookedRule('subscriptions'),
  live_subscriptions: toBookedRule('live_subscriptions'),
} satisfies Record<string, MoneyRule>;

export type MoneyRuleName = keyof typeof moneyRules;
