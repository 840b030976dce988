const toColumn = (name: string): string =>
  name === 'day' ? "(created_at AT TIME ZONE 'UTC')::date AS day" : name;

const positions = (key: readonly string[]): string => key.map((_, index) => index + 1).join(', ');

/** Counts the members' entries by some of their columns, and by the day in UTC. */
export const entrySums = (key: readonly string[]): string => `
  SELECT ${key.map(toColumn).join(', ')},
    coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS credit,
    coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS debit,
    count(*) FILTER (WHERE amount > 0) AS credits, count(*) FILTER (WHERE amount < 0) AS debits
  FROM ledger_entries WHERE member_id IS NOT NULL GROUP BY ${positions(key)}`;

/** Counts the payouts by some of their columns, and by the day in UTC. */
export const payoutSums = (key: readonly string[], sums: string): string =>
  `SELECT ${key.map(toColumn).join(', ')}, ${sums} FROM payouts GROUP BY ${positions(key)}`;
