import { chainAddress } from '../data/chainAddress';
import { depositAddresses, deposits, manualDeposits } from '../data/schema/money';
import { defaultSettings } from '../data/settings';
import { formatAmount, fromStored, parseAmount, perRate } from '../ledger/amount';
import { deposited } from '../ledger/postings';
import { methods } from './catalogue';
import type { World } from './world';

const hex = '0123456789abcdef';
/** The hash of a payment on a chain. */
export const chainHash = (world: World): string => world.random.text(hex, 64);

/** A deposit on the chain, credited a few minutes after it was sent. */
export function deposit(world: World, memberId: number, amount: string, at: Date): void {
  const method = world.random.pick([methods[0], methods[1]]);
  const foundAt = new Date(at.getTime() + 600_000);
  const row = { memberId, methodId: method.id, thash: chainHash(world), amount, createdAt: at, foundAt };
  const booked: typeof deposits.$inferInsert = row;
  world.add(deposits, booked);
  world.book(deposited(memberId, fromStored(amount), method.name, foundAt), booked);
}

/** A payment on the chain that Sync Balance has not found yet. */
export function pay(world: World, memberId: number, amount: string, createdAt: Date): void {
  world.add(deposits, { memberId, methodId: methods[0].id, thash: chainHash(world), amount, createdAt });
}

/** A bank deposit in rupees, decided by the operator a day later or still waiting. */
export function depositByBank(
  world: World,
  given: { memberId: number; rupees: string; at: Date; status: 0 | 1 | 2; reference: string; image: string },
): void {
  const { memberId, rupees, at, status, ...report } = given;
  const method = methods[2];
  const { conversion_rate: conversionRate } = defaultSettings;
  const credited = perRate(parseAmount(rupees), conversionRate);
  const actedAt = new Date(at.getTime() + 24 * 3_600_000);
  const row: typeof manualDeposits.$inferInsert = {
    ...{
      memberId,
      methodId: method.id,
      amount: rupees,
      conversionRate,
      credited: formatAmount(credited),
      status,
      ...report,
    },
    ...{ comment: 'Paid from my account', remarks: status === 2 ? 'We couldn’t find this payment' : null },
    ...{ createdAt: at, actedAt: status === 0 ? null : actedAt },
  };
  world.add(manualDeposits, row);
  if (status === 1) world.book(deposited(memberId, credited, method.name, actedAt), row);
}

export function giveAddresses(world: World, memberId: number): void {
  for (const method of [methods[0], methods[1]]) {
    const address = chainAddress(method.networkName, `member ${memberId}`);
    world.add(depositAddresses, { memberId, methodId: method.id, address });
  }
}
