import type { Db } from '../../data/database';
import { payouts, transfers, withdrawals } from '../../data/schema/money';
import { notifications } from '../../data/schema/service';
import { liveSubscriptions, subscriptions } from '../../data/schema/subscriptions';
import { fund } from '../moneyMember';

const rows = 25;

/** Gives a member more than one page of every list. */
export async function fillLists(db: Db, memberId: number, now: Date): Promise<void> {
  const many = Array.from({ length: rows }, (_, index) => ({
    memberId,
    createdAt: new Date(now.getTime() - index * 60_000),
    index,
  }));
  const endDate = new Date(now.getTime() + 365 * 86_400_000);
  const bought = { buyerId: memberId, price: '100.00', endDate };
  for (const { createdAt } of many) await fund(db, memberId, { pay_in: '10.00' }, createdAt);
  await db.insert(payouts).values(
    many.map(({ index, ...row }) => ({
      ...{ ...row, wallet: 'pay_out' as const, amount: '1.25', description: `Bonus ${index}` },
      source: index % 2 === 0 ? 'ROI' : 'REFERRAL',
    })),
  );
  await db.insert(transfers).values(
    many.map(({ createdAt }) => ({
      ...{
        payerId: memberId,
        payeeId: memberId,
        fromWallet: 'pay_out' as const,
        toWallet: 'pay_in' as const,
      },
      ...{ transferAmount: '1.00', netTransferAmount: '1.00', transferType: 'own', createdAt },
    })),
  );
  await db.insert(withdrawals).values(
    many.map(({ index, ...row }) => ({
      ...{ ...row, code: `BENCH${index}`, wallet: 'pay_out' as const, coinType: 'crypto' as const },
      ...{ amountFrom: '10.00', fee: '0.50', amountTo: '10.00', netAmount: '9.50', conversionRate: '88.25' },
    })),
  );
  await db.insert(subscriptions).values(
    many.map(({ index, ...row }) => ({
      ...{ ...row, ...bought, invoiceId: `BENCH${index}`, packageId: 1, amountPaid: '100.00' },
    })),
  );
  await db.insert(liveSubscriptions).values(
    many.map(({ memberId: id, createdAt }) => ({
      ...{ memberId: id, createdAt, ...bought, packageId: 11, wallet: 'pay_in' as const },
      ...{ roiPercentage: '5', roiLimit: '200.00', dueAt: endDate },
    })),
  );
  await db.insert(notifications).values(
    many.map(({ index, ...row }) => ({
      ...row,
      title: `Note ${index}`,
      body: '<p>It happened.</p>',
      source: 'BENCH',
    })),
  );
}
