import { toSummedRange } from '../../api/summedRange';
import { memberOperation } from '../../contract/operation';
import { formatAmount } from '../../ledger/amount';
import { readDayBalances } from '../../ledger/historyDays';

/** The days of a year, with the last one. */
const days = 366;

/** What moved by day, with the balance after it, from sums that a trigger maintains. */
export const getTransactionSummary = memberOperation<'getTransactionSummary'>(
  async ({ query }, { session: { memberId }, services: { db, clock } }) => {
    const { wallet } = query;
    const range = toSummedRange(query, { now: clock.now(), days });
    const { opening, closing, balances } = await readDayBalances(db, { memberId, wallet, ...range });
    return {
      status: true,
      opening_balance: formatAmount(opening),
      closing_balance: formatAmount(closing),
      data: balances.map(({ day, credit, debit, balance }) => ({
        ...{ day, in: formatAmount(credit), out: formatAmount(debit) },
        closing_balance: formatAmount(balance),
      })),
    };
  },
);
