import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Db } from '../data/database';
import { joinNetwork } from '../data/joinNetwork';
import { countries } from '../data/schema/catalogue';
import { type Leg } from '../data/schema/columns';
import { members } from '../data/schema/members';
import type { PortalClient } from './portalClient';
import { lightCost } from './seedOptions';
import { testNow } from './testServer';

export const password = 'correct horse 7';
export const pin = '2580';
export const totpSecret = 'KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD';

export interface Account {
  id: number;
  username: string;
}

/** A member who can sign in, below a sponsor. The first member of a database has none. */
export async function addAccount(
  db: Db,
  username: string,
  more: Partial<typeof members.$inferInsert> = {},
  sponsorId: number | null = null,
  leg: Leg = 'L',
): Promise<Account> {
  const id = await db.transaction(async (tx) =>
    joinNetwork(
      tx,
      {
        username,
        name: username,
        email: `${username}@mail.example`,
        phone: '',
        passwordHash: await hash(password, lightCost),
        pinHash: await hash(pin, lightCost),
        emailVerifiedAt: new Date(testNow),
        createdAt: new Date(testNow),
      },
      sponsorId,
      leg,
    ),
  );
  if (Object.keys(more).length > 0) await db.update(members).set(more).where(eq(members.id, id));
  return { id, username };
}

export const addCountry = (db: Db) =>
  db.insert(countries).values({ id: 161, code: 'NG', name: 'Nigeria', callingCode: '234' });

/** The mailed code of a signed-in member's action. */
export async function askCode(
  client: PortalClient,
  username: string,
  from: string,
  token: string,
): Promise<string> {
  const { status, body } = await client.post('/resendotp', { username, from }, token);
  if (status !== 200) throw new Error(`${username} was sent no code: ${JSON.stringify(body)}`);
  return client.code(username);
}

/** The token of an operator's session as the member (T5). */
export async function enterAs(client: PortalClient, username: string): Promise<string> {
  const { body } = await client.operate('/login-as', { username });
  const link = new URL(String(body.url), 'http://localhost').searchParams;
  const entered = await client.post('/login-as-user', { username, temp_token: link.get('auth') });
  return String(entered.body.token);
}

/** A different code. */
export const notThis = (code: string, step = 1): string =>
  String((Number(code) + step) % 10 ** code.length).padStart(code.length, '0');

/** Both steps of a sign-in with a mailed code. Returns the session's token. */
export async function signIn(client: PortalClient, username: string): Promise<string> {
  const first = await client.post('/pre-login', { username, password });
  if (first.body.spassword === 0) return String(first.body.token);
  const token = String(first.body.token);
  await client.post('/resendotp', { username, from: 'login' }, token);
  const otp = await client.code(username);
  const second = await client.post('/login', { username, password, otp }, token);
  if (second.status !== 200) throw new Error(`${username} was not signed in: ${JSON.stringify(second.body)}`);
  return String(second.body.token);
}

/** Accounts below one root, by name, each signed in. */
export async function addSignedIn<Name extends string>(
  db: Db,
  client: PortalClient,
  accounts: Readonly<Record<Name, Partial<typeof members.$inferInsert>>>,
): Promise<{ getId: (username: Name) => number; readToken: (username: string) => string }> {
  const [ids, tokens] = [new Map<string, number>(), new Map<string, string>()];
  const root = await addAccount(db, 'root');
  for (const [name, more] of Object.entries<Partial<typeof members.$inferInsert>>(accounts)) {
    ids.set(name, (await addAccount(db, name, { secondStep: false, ...more }, root.id)).id);
    tokens.set(name, await signIn(client, name));
  }
  return { getId: (name) => ids.get(name) ?? 0, readToken: (name) => tokens.get(name) ?? '' };
}
