import { eq, sql } from 'drizzle-orm';
import { countMembers, findMember, type Member } from '../../access/members';
import { openOperation } from '../../contract/operation';
import { invalid } from '../../contract/refusal';
import { rowId } from '../../contract/rowId';
import type { Tx } from '../../data/database';
import { joinNetwork, type NewMember } from '../../data/joinNetwork';
import { countries } from '../../data/schema/catalogue';
import type { Leg } from '../../data/schema/columns';
import { readSettings } from '../../data/settings';
import { welcomeMessage } from '../../mail/messages';
import { greetNewMember } from '../news/greetNewMember';

interface Registration {
  name: string;
  username: string;
  email: string;
  phone: string;
  country: string | number;
  password: string;
  spassword: string;
  sponsor: string;
  position: Leg | '';
  is_checked: 0 | 1;
}

/** A §3, §5: a member under a sponsor, on a leg. The texts are those that the form shows for the same faults. */
export const register = openOperation(async ({ body }: { body: Registration }, { services }) => {
  const { db, clock, mailer, passwords } = services;
  if (body.is_checked !== 1) throw invalid({ is_checked: ['Please accept the terms.'] });
  if (body.name.trim() === '') throw invalid({ name: ['Name is Required'] });
  const passwordHash = await passwords.hash(body.password);
  const pinHash = await passwords.hash(body.spassword);
  const { binary, email_required } = await readSettings(db);
  await db.transaction(async (tx) => {
    const { sponsor, leg } = await requirePlace(tx, body, binary === 1);
    const newcomer: NewMember = {
      username: body.username,
      name: body.name.trim(),
      email: body.email,
      phone: body.phone,
      countryId: await requireCountry(tx, body.country),
      passwordHash,
      pinHash,
      createdAt: clock.now(),
      // Where no e-mail is asked for, there is nothing to wait for.
      emailVerifiedAt: email_required === 1 ? null : clock.now(),
    };
    await requireFreeName(tx, body.username);
    const id = await joinNetwork(tx, newcomer, sponsor?.id ?? null, leg);
    await greetNewMember(tx, id, newcomer.createdAt);
  });
  const { username, email } = body;
  await mailer.send(db, welcomeMessage({ username, email }, body.sponsor || undefined));
  return {
    status: true,
    message: 'Registered successfully.',
    username,
    email,
    user_details: { username, email_required },
  };
});

async function requireFreeName(tx: Tx, username: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(lower(${username})))`);
  if (await findMember(tx, username)) throw invalid({ username: ['The username is taken.'] });
}

/**
 * The very first member has neither sponsor nor place; everybody after it needs them (A §2, D33). A plan without a
 * binary tree still keeps one, filled from the left.
 */
async function requirePlace(
  tx: Tx,
  body: Registration,
  binary: boolean,
): Promise<{ sponsor: Member | undefined; leg: Leg }> {
  if ((await countMembers(tx)) === 0) return { sponsor: undefined, leg: 'L' };
  if (body.sponsor === '') throw invalid({ sponsor: ['Sponsor is Required'] });
  const sponsor = await findMember(tx, body.sponsor);
  if (!sponsor) throw invalid({ sponsor: ['The sponsor was not found.'] });
  if (!binary) return { sponsor, leg: 'L' };
  if (body.position === '') throw invalid({ position: ['Position is Required'] });
  return { sponsor, leg: body.position };
}

async function requireCountry(tx: Tx, country: string | number): Promise<number> {
  const unknown = invalid({ country: ['The country is not in the list.'] });
  if (!/^\d{1,9}$/.test(String(country))) throw unknown;
  const [found] = await tx
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.id, rowId(country)));
  if (!found) throw unknown;
  return found.id;
}
