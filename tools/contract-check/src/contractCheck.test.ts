import { follow, isNode, listOperations, loadBundle } from '@portal/contract/bundle';
import { describe, expect, it } from 'vitest';
import type { Asked, BackEnd, Reply } from './backEnd';
import { judgeSurroundings } from './surroundings';
import { walkReads } from './walk';
import { judgeWrites } from './writes';

const bundle = loadBundle();
const operations = listOperations(bundle);

/** The contract's example answer of a call. */
function getExample(path: string): unknown {
  const plainPath = path.replace(/^\/api/, '').replace(/\?.*/, '');
  const operation = operations.find(
    (one) => one.method === 'get' && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(plainPath),
  );
  const answer = operation?.responses['200'];
  const content = answer && follow(bundle, answer).content;
  const json = isNode(content) ? content['application/json'] : undefined;
  return isNode(json) ? json.example : undefined;
}

const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  body,
  headers: new Headers(headers),
  milliseconds: 1,
});

/** A back end that answers with the contract's examples, except where a test overrides them. */
const exampleBackEnd = (answers: Record<string, Reply> = {}): BackEnd => ({
  ask: (path) =>
    Promise.resolve(answers[path.replace(/^\/api/, '').replace(/\?.*/, '')] ?? reply(200, getExample(path))),
});

const member = { username: 'amara21', token: 'a-token' };
const found = async (answers: Record<string, Reply> = {}) => {
  const { findings } = await walkReads(exampleBackEnd(answers), bundle, member);
  return (about: string) => findings.find((one) => one.about === about);
};

describe('the reads', () => {
  it('of a back end that answers as the contract’s examples are right, or not asked with a reason', async () => {
    const { findings } = await walkReads(exampleBackEnd(), bundle, member);
    expect(findings).toHaveLength(operations.filter(({ method }) => method === 'get').length);
    expect(findings.filter(({ result }) => result === 'off' || result === 'absent')).toEqual([]);
    expect(
      findings.filter(({ result }) => result === 'skipped').every(({ notes }) => notes.length === 1),
    ).toBe(true);
    expect(findings.filter(({ result }) => result === 'right').length).toBeGreaterThan(35);
  });

  it('that would change something are not asked', async () => {
    const asked: string[] = [];
    const { ask } = exampleBackEnd();
    await walkReads({ ask: (path, how) => (asked.push(path), ask(path, how)) }, bundle, member);
    expect(asked.filter((path) => /re-open|read$|change|sync|fetch-password/.test(path))).toEqual([]);
  });

  it('off the contract are named by the place in the answer', async () => {
    const of = await found({ '/subjects': reply(200, { status: true, data: [{ id: {}, name: 7 }] }) });
    expect(of('GET /subjects')?.result).toBe('off');
    expect(of('GET /subjects')?.notes.join(' ')).toContain('/data/0/id');
  });

  it('with more than the contract has are right, and that is said', async () => {
    const example = getExample('/api/subjects');
    const of = await found({ '/subjects': reply(200, { ...(isNode(example) && example), version: 3 }) });
    expect(of('GET /subjects')).toMatchObject({
      result: 'right',
      notes: ['More than the contract has: version.'],
    });
  });

  it('that are no JSON, or fail, are off', async () => {
    const of = await found({ '/user': reply(200, undefined), '/packages': reply(500, { message: 'No.' }) });
    expect(of('GET /user')?.notes).toEqual(['The answer is no JSON.']);
    expect(of('GET /packages')?.notes[0]).toContain('answers 500');
  });

  it('that the portal does without are absent where they are, and off where the specification has them', async () => {
    const nothing = reply(404, { status: false, message: 'Not found.' });
    const of = await found({ '/team-list': nothing, '/team-search': nothing, '/payouts': nothing });
    expect(of('GET /team-list')?.result).toBe('absent');
    expect(of('GET /team-search')?.result).toBe('absent');
    expect(of('GET /payouts')?.result).toBe('off');
  });

  it('tell which optional fields are there', async () => {
    const example = getExample('/api/withdraw');
    const { quote: _quote, ...without } = isNode(example) ? example : {};
    const toParts = async (answers: Record<string, Reply>) =>
      (await walkReads(exampleBackEnd(answers), bundle, member)).parts.filter(
        ({ call }) => call === 'GET /withdraw',
      );
    expect(await toParts({ '/withdraw': reply(200, { ...without, quote: null }) })).toEqual([
      { call: 'GET /withdraw', name: 'quote', isThere: true },
    ]);
    expect(await toParts({ '/withdraw': reply(200, without) })).toEqual([
      { call: 'GET /withdraw', name: 'quote', isThere: false },
    ]);
  });
});

describe('the rules around all calls', () => {
  const origin = 'https://portal.example';
  const refusal = { status: false, message: 'No.' };
  const cors = {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After, Idempotency-Key',
  };
  const careful = (path: string, { token, method }: Asked = {}): Reply => {
    if (method === 'options')
      return reply(204, undefined, {
        ...cors,
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
      });
    if (token !== member.token) return reply(401, refusal);
    if (path.includes('999999999')) return reply(404, refusal);
    return reply(200, {}, { ...cors, 'cache-control': 'no-store' });
  };
  const offWith = async (change: (path: string, asked?: Asked) => Reply | undefined) => {
    const ask = (path: string, asked?: Asked) => Promise.resolve(change(path, asked) ?? careful(path, asked));
    const findings = await judgeSurroundings({ ask }, member.token, origin);
    return findings.filter(({ result }) => result === 'off').map(({ notes }) => notes.join(' '));
  };

  it('hold of a careful back end', async () => {
    expect(await offWith(() => undefined)).toEqual([]);
  });

  it('are broken by a read without a token', async () => {
    expect(await offWith((_path, asked) => (asked ? undefined : reply(200, {})))).toEqual([
      'GET /dashboard answers 200, not 401.',
    ]);
  });

  it('are broken by what is somebody else’s, and by the inside of the server', async () => {
    const [said] = await offWith((path) =>
      path.includes('999999999') ? reply(403, { message: 'Error at Db.query:12:7' }) : undefined,
    );
    expect(said).toContain('answers 403, not 404');
    expect(said).toContain('inside of the server');
  });

  it('are broken by answers that a cache may keep', async () => {
    const said = await offWith((_path, asked) =>
      asked?.token === member.token && asked.headers ? reply(200, {}, cors) : undefined,
    );
    expect(said).toEqual(['Cache-Control says neither no-store nor private.']);
  });

  it('are broken by a key that browsers may not send, and by every site allowed', async () => {
    const [said] = await offWith((_path, asked) =>
      asked?.method === 'options'
        ? reply(200, undefined, {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': 'authorization,content-type',
          })
        : undefined,
    );
    expect(said).toContain('lacks idempotency-key');
    expect(said).toContain('any site');
  });

  it('are broken by a repeated key that the page may not read (D118)', async () => {
    const allowed = { 'access-control-allow-origin': origin };
    const [said] = await offWith((_path, asked) =>
      asked?.token === member.token && asked.headers && asked.method === undefined
        ? reply(200, {}, { ...allowed, 'cache-control': 'no-store' })
        : undefined,
    );
    expect(said).toContain('Access-Control-Expose-Headers lacks Idempotency-Key');
  });
});

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
    return { ask: (path, asked = {}) => Promise.resolve(answers[path]?.(asked) ?? reply(404, {})) };
  }

  const verdicts = async (backEnd: BackEnd) =>
    (await judgeWrites(backEnd, member.token)).map(({ result }) => result);

  it('happens once, is answered alike, takes no other body, and is repeated', async () => {
    expect(await verdicts(ticketsBackEnd(true))).toEqual(['right', 'right']);
  });

  it('that happens as often as it is sent is off', async () => {
    const [once] = await judgeWrites(ticketsBackEnd(false), member.token);
    expect(once).toMatchObject({ result: 'off' });
    expect(once?.notes.join(' ')).toContain('It made 3 tickets, not one.');
  });

  it('that is kept and not repeated promises nothing, and one that is only repeated is off (D118)', async () => {
    const [once, repeated] = await judgeWrites(ticketsBackEnd(true, false), member.token);
    expect([once?.result, repeated?.result]).toEqual(['right', 'off']);
    expect(repeated?.notes.join(' ')).toContain('does not repeat the key');
    const [, promised] = await judgeWrites(ticketsBackEnd(false, true), member.token);
    expect(promised?.notes.join(' ')).toContain('would promise what does not hold');
  });

  it('is not tried where no subject is named', async () => {
    const none: BackEnd = { ask: () => Promise.resolve(reply(200, { status: true, data: [] })) };
    expect(await verdicts(none)).toEqual(['skipped']);
  });
});
