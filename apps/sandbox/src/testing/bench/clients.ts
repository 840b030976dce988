import { createPasswords } from '../../access/passwords';
import type { Clock } from '../../data/clock';
import type { Db } from '../../data/database';
import { paymentMethods } from '../../data/schema/catalogue';
import { password, pin } from '../accounts';
import { type MoneyMember, moneyMember } from '../moneyMember';
import { openShop } from '../shop';
import { Figures } from './figures';
import type { Ask, BenchClient } from './plan';

/** Members with money below one root, whose secrets have the hashes of a real deployment. */
export async function fillMembers(db: Db, clock: Clock, count: number): Promise<MoneyMember[]> {
  const passwords = createPasswords();
  const [pinHash, passwordHash] = [await passwords.hash(pin), await passwords.hash(password)];
  await openShop(db);
  await db.insert(paymentMethods).values({ id: 1, name: 'USDT BEP20', networkName: 'USDT BEP20' });
  const root = await moneyMember(db, clock, 'benchroot', { below: { sponsorId: null } });
  const members: MoneyMember[] = [];
  for (let index = 0; index < count; index += 1)
    members.push(
      await moneyMember(db, clock, `bench${index}`, {
        below: { sponsorId: root.id, leg: index % 2 === 0 ? 'L' : 'R' },
        wallets: { pay_in: '10000000.00', pay_out: '1000000.00' },
        member: { pinHash, passwordHash, secondStep: false },
      }),
    );
  return members;
}

let keys = 0;

/** What a client sends with each call. */
export const toHeaders = (token: string, body?: object): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(body && {
    'content-type': 'application/json',
    'idempotency-key': `bench-${String((keys += 1)).padStart(8, '0')}`,
  }),
});

function asker(figures: Figures): Ask {
  return async (name, { origin, token }, path, body) => {
    const before = performance.now();
    try {
      const reply = await fetch(`${origin}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: toHeaders(token, body),
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      if (reply.status === 200) {
        figures.add(name, performance.now() - before);
        return JSON.parse(text) as Record<string, unknown>;
      }
      figures.errors.push(`${name}: ${reply.status} ${text.slice(0, 200)}`);
    } catch (error) {
      figures.errors.push(`${name}: ${String(error)}`);
    }
    return undefined;
  };
}

/** Lets every client do its work again and again for some seconds, at least once. */
export async function measure(
  clients: readonly BenchClient[],
  work: (ask: Ask, client: BenchClient) => Promise<unknown>,
  seconds: number,
  figures = new Figures(),
): Promise<Figures> {
  const ask = asker(figures);
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    clients.map(async (client) => {
      do await work(ask, client);
      while (performance.now() < end);
    }),
  );
  return figures;
}
