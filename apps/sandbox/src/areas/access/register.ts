import { countMembers, findMember, type Member } from '../../access/members';
import { isName, tidy, isReserved } from '../../access/names';
import { requireCountry } from '../../access/requireCountry';
import { openSession } from '../../access/sessions';
import { openOperation } from '../../contract/operation';
import type { Body } from '../../contract/operationTypes';
import { invalid } from '../../api/refusal';
import type { Tx } from '../../data/database';
import { joinNetwork, lockNetwork, type NewMember } from '../../data/joinNetwork';
import type { Leg } from '../../data/schema/columns';
import { readSettings } from '../../data/settings';
import { welcomeMessage } from '../../mail/messages';
import { greetNewMember } from '../news/greetNewMember';

type Registration = Body<'register'>;

/**
 * A §3, A §5: registers a member under a sponsor, on a leg. The refusals match the form's messages for the same faults.
 */
export const register = openOperation<'register'>(async ({ body }, { services, language }) => {
  const { db, clock, mailer, passwords } = services;
  if (body.is_checked !== 1) throw invalid({ is_checked: ['Please accept the terms.'] });
  const name = requireName(body.name);
  if (!/^\+?\d+$/.test(body.phone)) throw invalid({ phone: ['Enter a phone number with digits only.'] });
  const passwordHash = await passwords.hash(body.password);
  const pinHash = await passwords.hash(body.spassword);
  const { binary, email_required } = await readSettings(db);
  const id = await db.transaction(async (tx) => {
    // The lock comes before any read. Two concurrent first members must see each other, because the second needs a
    // sponsor.
    await lockNetwork(tx);
    const { sponsor, leg } = await requirePosition(tx, body, binary === 1);
    const newcomer: NewMember = {
      username: body.username,
      name,
      email: body.email,
      phone: body.phone,
      countryId: await requireCountry(tx, body.country),
      passwordHash,
      pinHash,
      createdAt: clock.now(),
      // Without a required e-mail there is nothing to verify.
      emailVerifiedAt: email_required === 1 ? null : clock.now(),
    };
    await requireFreeName(tx, body.username);
    const joined = await joinNetwork(tx, newcomer, sponsor?.id ?? null, leg);
    await greetNewMember(tx, joined, newcomer.createdAt);
    return joined;
  });
  const { username, email } = body;
  await mailer.send(db, { ...welcomeMessage({ username, email }, body.sponsor || undefined), language });
  return {
    status: true,
    message: 'Your account is ready.',
    username,
    email,
    user_details: { username, email_required },
    ...(email_required === 1 && {
      verification_token: await openSession(db, id, 'registration', clock.now()),
    }),
  };
});

function requireName(text: string): string {
  const name = tidy(text);
  if (name === '') throw invalid({ name: ['Name is Required'] });
  if (!isName(name)) throw invalid({ name: ['The name field is invalid.'] });
  return name;
}

async function requireFreeName(tx: Tx, username: string): Promise<void> {
  if (isReserved(username) || (await findMember(tx, username)))
    throw invalid({ username: ['The username is taken.'] });
}

/**
 * Only the first member has neither sponsor nor position (A §2, D33). A plan without a binary tree still keeps one,
 * filled from the left.
 */
async function requirePosition(
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
