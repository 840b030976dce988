import { eq } from 'drizzle-orm';
import { joinNetwork, lockPlaces, type Newcomer } from '../../access/joinNetwork';
import { findMember, type Member } from '../../access/members';
import { countMembers, readPlan } from '../../access/plan';
import { openOperation } from '../../contract/operation';
import { invalid } from '../../contract/refusal';
import { rowId } from '../../contract/rowId';
import type { Tx } from '../../data/database';
import { countries } from '../../data/schema/catalogue';
import { welcomeMessage } from '../../mail/messages';

interface Registration {
  name: string;
  username: string;
  email: string;
  phone: string;
  country: string | number;
  password: string;
  spassword: string;
  sponsor: string;
  position: 'R' | 'L' | '';
  is_checked: 0 | 1;
}

/** A §3, §5: a member under a sponsor, on a leg. The texts are those that the form shows for the same faults. */
export const register = openOperation(async ({ body }: { body: Registration }, { services }) => {
  const { db, clock, mailer, passwords } = services;
  if (body.is_checked !== 1) throw invalid({ is_checked: ['Please accept the terms.'] });
  if (body.name.trim() === '') throw invalid({ name: ['Name is Required'] });
  const passwordHash = await passwords.hash(body.password);
  const pinHash = await passwords.hash(body.spassword);
  const plan = await readPlan(db);
  const member = await db.transaction(async (tx) => {
    await lockPlaces(tx);
    const { sponsor, leg } = await requirePlace(tx, body, plan.binary === 1);
    const newcomer: Newcomer = {
      username: body.username,
      name: body.name.trim(),
      email: body.email,
      phone: body.phone,
      countryId: await requireCountry(tx, body.country),
      passwordHash,
      pinHash,
      createdAt: clock.now(),
      // Where no e-mail is asked for, there is nothing to wait for.
      emailVerifiedAt: plan.emailRequired === 1 ? null : clock.now(),
    };
    if (await findMember(tx, body.username)) throw invalid({ username: ['The username is taken.'] });
    return joinNetwork(tx, newcomer, sponsor, leg);
  });
  await mailer.send(db, welcomeMessage(member, body.sponsor || undefined));
  const { username, email } = member;
  return {
    status: true,
    message: 'Registered successfully.',
    username,
    email,
    user_details: { username, email_required: plan.emailRequired },
  };
});

/** The very first member has neither sponsor nor place; everybody after it needs them (A §2, D33). */
async function requirePlace(tx: Tx, body: Registration, binary: boolean) {
  if ((await countMembers(tx)) === 0) return { sponsor: undefined, leg: undefined };
  if (body.sponsor === '') throw invalid({ sponsor: ['Sponsor is Required'] });
  const sponsor: Member | undefined = await findMember(tx, body.sponsor);
  if (!sponsor) throw invalid({ sponsor: ['The sponsor was not found.'] });
  if (!binary) return { sponsor, leg: undefined };
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
