import { eq, type Placeholder } from 'drizzle-orm';
import type { Member } from './members';
import type { Db } from '../data/database';
import { members } from '../data/schema/members';
import { statement } from '../data/statement';
import { type Balances, storedBalances, toBalances } from '../ledger/balances';

/** A member and their wallets, as parts of a statement. */
export const storedPayer = (db: Db, memberId: Placeholder) => ({
  found: db.select().from(members).where(eq(members.id, memberId)),
  held: storedBalances(db, memberId),
});

type StoredPayer = {
  [Part in keyof ReturnType<typeof storedPayer>]: Awaited<ReturnType<typeof storedPayer>[Part]>;
};

/** The member of a session with their wallets. Foreign keys rule out that there is none. */
export function toPayer({ found: [member], held }: StoredPayer): { member: Member; held: Balances } {
  if (!member) throw new Error('The session has no member.');
  return { member, held: toBalances(held) };
}

const readStored = statement<{ memberId: number }>('payer')((db, { memberId }) => storedPayer(db, memberId));

export const readPayer = async (db: Db, memberId: number) => toPayer(await readStored(db, { memberId }));
