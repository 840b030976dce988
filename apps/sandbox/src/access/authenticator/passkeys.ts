import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import { unauthenticated } from '../../api/refusal';
import type { Db } from '../../data/database';
import { members } from '../../data/schema/members';
import { passkeyChallenges, passkeys } from '../../data/schema/security';
import { maxPasskeys, passkeyChallengeLife } from '../limits';
import type { Member } from '../members';
import { findSession } from '../sessions';

/** The services that a ceremony needs. */
interface PasskeyServices {
  db: Db;
  clock: { now: () => Date };
  publicUrl: () => string;
}

type Passkey = typeof passkeys.$inferSelect;

const loopback = ['127.0.0.1', '[::1]'];

/**
 * The domain and the origin that passkeys belong to. Browsers make none for an IP address, so a server on this machine
 * has them at `localhost`.
 */
export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const url = new URL(publicUrl);
  if (loopback.includes(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** A member's passkeys, newest first. */
export const listPasskeys = (db: Db, memberId: number): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(desc(passkeys.id));

/** Those that no rescue suspended. */
const selectUsable = (db: Db, memberId: number): Promise<Passkey[]> =>
  db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.memberId, memberId), isNull(passkeys.suspendedAt)))
    .orderBy(desc(passkeys.id));

/** The user handle, which a passkey stores and gives back. */
const toUserId = (memberId: number) => new TextEncoder().encode(`member ${memberId}`);

const toDescriptor = ({ credentialId: id, transports }: Passkey) => ({ id, transports });

async function keepChallenge({ db, clock }: PasskeyServices, sessionId: number, challenge: string) {
  const expiresAt = new Date(clock.now().getTime() + passkeyChallengeLife * 1000);
  const kept = { challenge, expiresAt };
  await db
    .insert(passkeyChallenges)
    .values({ sessionId, ...kept })
    .onConflictDoUpdate({ target: passkeyChallenges.sessionId, set: kept });
}

/** Only one of several concurrent callers gets the challenge. */
async function takeChallenge({ db, clock }: PasskeyServices, sessionId: number): Promise<string | undefined> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.sessionId, sessionId), gt(passkeyChallenges.expiresAt, clock.now())))
    .returning({ challenge: passkeyChallenges.challenge });
  return taken?.challenge;
}

/** What the member's browser needs to make a passkey. */
export async function createRegistrationOptions(
  services: PasskeyServices,
  { id, username }: Member,
  sessionId: number,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: 'Member Portal',
    rpID: relyingParty(services.publicUrl()).id,
    userName: username,
    userID: toUserId(id),
    excludeCredentials: (await listPasskeys(services.db, id)).map(toDescriptor),
    attestationType: 'none',
    // A stolen unlocked device with a saved password must not open the account.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keepChallenge(services, sessionId, options.challenge);
  return options;
}

/**
 * Keeps the passkey that answers the session's challenge. False if it doesn't, if someone has it already, or if the
 * member has the most passkeys. No attestation was asked for, so none but `none` is taken.
 */
export async function addPasskey(
  services: PasskeyServices,
  { memberId, sessionId, device }: { memberId: number; sessionId: number; device: string | null },
  response: RegistrationResponseJSON,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(services, sessionId);
  if (expectedChallenge === undefined) return false;
  const { id, origin } = relyingParty(services.publicUrl());
  // Whatever the answer breaks on is the sender's fault.
  const outcome = await verifyRegistrationResponse({
    ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: id },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!outcome?.verified || outcome.registrationInfo.fmt !== 'none') return false;
  const { credential } = outcome.registrationInfo;
  return services.db.transaction(async (tx) => {
    // The lock serializes a member's passkeys, because parallel ones could exceed the limit together.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    const [row] = await tx.select({ kept: count() }).from(passkeys).where(eq(passkeys.memberId, memberId));
    if (row === undefined || row.kept >= maxPasskeys) return false;
    const added = await tx
      .insert(passkeys)
      .values({
        ...{ memberId, device, credentialId: credential.id, counter: credential.counter },
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        transports: credential.transports ?? [],
        createdAt: services.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    return added.length > 0;
  });
}

/** Removes one of the member's passkeys. */
export async function removePasskey(db: Db, memberId: number, id: number): Promise<Passkey | undefined> {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.memberId, memberId), eq(passkeys.id, id)))
    .returning();
  return removed;
}

/** What the browser needs to use a passkey in the second step, which takes `token`. Undefined for members without a passkey. */
export async function createSignInOptions(
  services: PasskeyServices,
  memberId: number,
  token: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const { db, clock } = services;
  const kept = await selectUsable(db, memberId);
  if (kept.length === 0) return undefined;
  const session = await findSession(db, token, ['pre-login'], clock.now());
  if (!session) throw unauthenticated();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services.publicUrl()).id,
    allowCredentials: kept.map(toDescriptor),
    userVerification: 'required',
  });
  await keepChallenge(services, session.id, options.challenge);
  return options;
}

/**
 * Whether one of the member's passkeys answers the challenge of this sign-in. The challenge stays for another try, and
 * ends with the token of the first step, which a sign-in consumes.
 */
export async function checkPasskey(
  services: PasskeyServices,
  { memberId, sessionId }: { memberId: number; sessionId: number },
  response: AuthenticationResponseJSON,
): Promise<boolean> {
  const { db, clock } = services;
  const [asked] = await db
    .select()
    .from(passkeyChallenges)
    .where(and(eq(passkeyChallenges.sessionId, sessionId), gt(passkeyChallenges.expiresAt, clock.now())));
  const [kept] = await db
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.memberId, memberId),
        eq(passkeys.credentialId, response.id),
        isNull(passkeys.suspendedAt),
      ),
    );
  if (!asked || !kept) return false;
  const { userHandle } = response.response;
  if (userHandle && userHandle !== Buffer.from(toUserId(memberId)).toString('base64url')) return false;
  const { id, origin } = relyingParty(services.publicUrl());
  const outcome = await verifyAuthenticationResponse({
    ...{ response, expectedChallenge: asked.challenge, expectedOrigin: origin, expectedRPID: id },
    credential: {
      ...toDescriptor(kept),
      publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
      counter: kept.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!outcome?.verified) return false;
  await db
    .update(passkeys)
    .set({ counter: outcome.authenticationInfo.newCounter, usedAt: clock.now() })
    .where(eq(passkeys.id, kept.id));
  return true;
}
