import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Asked, BackEnd, Reply } from './backEnd';
import { writeFeatures } from './settings';
import { member, reply } from './replies.fixtures';
import { judgeWrites } from './writes';

describe('a write with a key', () => {
  /** Supports idempotency keys or ignores them, and optionally repeats the key in its answers. */
  function ticketsBackEnd(knowsKeys: boolean, repeatsKeys = knowsKeys): BackEnd {
    const kept = new Map<string, { message: unknown; answer: Reply }>();
    const tickets: unknown[] = [];
    const raise = ({ headers = {}, body }: Asked): Reply => {
      const message = body instanceof FormData ? body.get('message') : undefined;
      const key = headers['idempotency-key'] ?? '';
      const before = kept.get(key);
      if (knowsKeys && before) return before.message === message ? before.answer : reply(409, {});
      const repeated: Record<string, string> = repeatsKeys ? { 'idempotency-key': key } : {};
      const answer = reply(200, { status: true, ticket_id: tickets.push({}) }, repeated);
      kept.set(key, { message, answer });
      return answer;
    };
    const answers: Record<string, (asked: Asked) => Reply> = {
      '/api/subjects': () => reply(200, { status: true, data: [{ id: 3, name: 'Other' }] }),
      '/api/tickets': () => reply(200, { status: true, data: [...tickets] }),
      '/api/raise-ticket': raise,
    };
    return {
      address: '',
      ask: (path, asked = {}) => Promise.resolve(answers[path]?.(asked) ?? reply(404, {})),
    };
  }

  const results = async (backEnd: BackEnd) =>
    (await judgeWrites(backEnd, member.token)).map(({ result }) => result);

  it('happens once, takes no other body, and is repeated', async () => {
    expect(await results(ticketsBackEnd(true))).toEqual(['reads', 'reads', 'reads']);
  });

  it('that happens as often as it is sent is lost, because members pay twice', async () => {
    const [once] = await judgeWrites(ticketsBackEnd(false), member.token);
    expect(once?.result).toBe('lost');
    expect(once?.note).toContain('one key made 2 tickets');
  });

  it('that is kept and not repeated promises nothing, and one that is only repeated is lost (D118)', async () => {
    const [once, raised, repeated] = await judgeWrites(ticketsBackEnd(true, false), member.token);
    expect(raised?.note).toContain('raised one ticket');
    expect([once?.result, repeated?.result]).toEqual(['reads', 'lost']);
    expect(repeated?.note).toContain('the header Idempotency-Key is missing');
    const promised = (await judgeWrites(ticketsBackEnd(false, true), member.token)).at(-1);
    expect(promised?.note).toBe('Members see that a second try is safe, and it is not.');
  });

  it('is not tried where no subject is named', async () => {
    const none: BackEnd = { address: '', ask: () => Promise.resolve(reply(200, { status: true, data: [] })) };
    expect(await results(none)).toEqual(['skipped']);
  });
});

test('a configuration gets what was proven, and keeps its other settings', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'check-')), 'config.json');
  writeFileSync(file, JSON.stringify({ zone: 'UTC', features: { keys: true, teamList: true } }));
  writeFeatures(file, { teamList: false, perPage: true });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    zone: 'UTC',
    features: { keys: true, perPage: true },
  });
});
