import { members as memberTable } from '../../data/schema/members';
import { createServer } from '../../server';
import type { MoneyMember } from '../moneyMember';
import type { TestServer } from '../testServer';
import { type SentStatement, watchStatements } from '../watchStatements';
import type { Replay } from './bareServer';
import { toHeaders } from './clients';
import { type Ask, round } from './plan';

/** Plays one round of each member, and returns what the sandbox did for each call. */
export async function recordRounds(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  members: readonly MoneyMember[],
): Promise<Replay[]> {
  const app = await createServer({ database, clock, limits: {}, log: { level: 'error' } });
  const known = await database.db.select().from(memberTable);
  const hashes = new Map(known.map((row) => [row.id, row]));
  let statements: SentStatement[] = [];
  const unwatch = watchStatements((statement) => statements.push(statement));
  const replays: Replay[] = [];
  for (const { id, token, username } of members) {
    const ask: Ask = async (_name, _client, path, body) => {
      statements = [];
      const reply = await app.inject({
        ...{ method: body ? 'POST' : 'GET', url: `/api${path}`, headers: toHeaders(token, body) },
        ...(body && { payload: body }),
      });
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
      const answer = reply.json<Record<string, unknown>>();
      const { mpin, password } = (body ?? {}) as { mpin?: string; password?: string };
      const secret = mpin ?? password;
      const hash = mpin === undefined ? hashes.get(id)?.passwordHash : hashes.get(id)?.pinHash;
      replays.push({ token, path, statements, answer, ...(secret && hash && { judged: { hash, secret } }) });
      return answer;
    };
    await round(ask, { origin: '', token, username });
  }
  unwatch();
  await app.close();
  return replays;
}
