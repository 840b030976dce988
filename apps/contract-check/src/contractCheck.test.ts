import { follow, isNode, listOperations, loadBundle } from '@portal/contract/bundle';
import { describe, expect, it } from 'vitest';
import type { Asked, BackEnd, Reply } from './backEnd';
import { judgeSurroundings } from './surroundings';
import { walkReads } from './walk';
import { judgeWrites } from './writes';

const bundle = loadBundle();
const operations = listOperations(bundle);

/** The example of a call's answer, as the contract has it. */
function exampleOf(path: string): unknown {
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

/** A back end that answers as the contract's examples do, but for what a test says. */
const exampleBackEnd = (answers: Record<string, Reply> = {}): BackEnd => ({
  ask: (path) =>
    Promise.resolve(answers[path.replace(/^\/api/, '').replace(/\?.*/, '')] ?? reply(200, exampleOf(path))),
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
    expect(findings.filter(({ verdict }) => verdict === 'off' || verdict === 'absent')).toEqual([]);
    expect(
      findings.filter(({ verdict }) => verdict === 'skipped').every(({ notes }) => notes.length === 1),
    ).toBe(true);
    expect(findings.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThan(35);
  });

  it('that would change something are not asked', async () => {
    const asked: string[] = [];
    const { ask } = exampleBackEnd();
    await walkReads({ ask: (path, how) => (asked.push(path), ask(path, how)) }, bundle, member);
    expect(asked.filter((path) => /re-open|read$|change|sync|fetch-password/.test(path))).toEqual([]);
  });

  it('off the contract are named by the place in the answer', async () => {
    const of = await found({ '/subjects': reply(200, { status: true, data: [{ id: {}, name: 7 }] }) });
    expect(of('GET /subjects')?.verdict).toBe('off');
    expect(of('GET /subjects')?.notes.join(' ')).toContain('/data/0/id');
  });

  it('with more than the contract has are right, and that is said', async () => {
    const example = exampleOf('/api/subjects');
    const of = await found({ '/subjects': reply(200, { ...(isNode(example) && example), version: 3 }) });
    expect(of('GET /subjects')).toMatchObject({
      verdict: 'right',
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
    expect(of('GET /team-list')?.verdict).toBe('absent');
    expect(of('GET /team-search')?.verdict).toBe('absent');
    expect(of('GET /payouts')?.verdict).toBe('off');
  });

  it('tell which optional fields are there', async () => {
    const example = exampleOf('/api/withdraw');
    const { quote: _quote, ...without } = isNode(example) ? example : {};
    const partsOf = async (answers: Record<string, Reply>) =>
      (await walkReads(exampleBackEnd(answers), bundle, member)).parts.filter(
        ({ call }) => call === 'GET /withdraw',
      );
    expect(await partsOf({ '/withdraw': reply(200, { ...without, quote: null }) })).toEqual([
      { call: 'GET /withdraw', name: 'quote', isThere: true },
    ]);
    expect(await partsOf({ '/withdraw': reply(200, without) })).toEqual([
      { call: 'GET /withdraw', name: 'quote', isThere: false },
    ]);
  });
});

describe('the rules around all calls', () => {
  const origin = 'https://portal.example';
  const refusal = { status: false, message: 'No.' };
  const cors = { 'access-control-allow-origin': origin };
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
    return findings.filter(({ verdict }) => verdict === 'off').map(({ notes }) => notes.join(' '));
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
});

describe('a write with a key', () => {
  /** Keeps tickets by key, or forgets about keys. */
  function ticketsBackEnd(knowsKeys: boolean): BackEnd {
    const kept = new Map<string, { message: unknown; answer: Reply }>();
    const tickets: unknown[] = [];
    const raise = ({ headers = {}, body }: Asked): Reply => {
      const message = body instanceof FormData ? body.get('message') : undefined;
      const before = kept.get(headers['idempotency-key'] ?? '');
      if (knowsKeys && before) return before.message === message ? before.answer : reply(409, {});
      const answer = reply(200, { status: true, ticket_id: tickets.push({}) });
      kept.set(headers['idempotency-key'] ?? '', { message, answer });
      return answer;
    };
    const answers: Record<string, (asked: Asked) => Reply> = {
      '/api/subjects': () => reply(200, { status: true, data: [{ id: 3, name: 'Other' }] }),
      '/api/tickets': () => reply(200, { status: true, data: [...tickets] }),
      '/api/raise-ticket': raise,
    };
    return { ask: (path, asked = {}) => Promise.resolve(answers[path]?.(asked) ?? reply(404, {})) };
  }

  it('happens once, is answered alike, and takes no other body', async () => {
    expect(await judgeWrites(ticketsBackEnd(true), member.token)).toMatchObject({ verdict: 'right' });
  });

  it('that happens as often as it is sent is off', async () => {
    const { verdict, notes } = await judgeWrites(ticketsBackEnd(false), member.token);
    expect(verdict).toBe('off');
    expect(notes.join(' ')).toContain('It made 3 tickets, not one.');
  });

  it('is not tried where no subject is named', async () => {
    const none: BackEnd = { ask: () => Promise.resolve(reply(200, { status: true, data: [] })) };
    expect(await judgeWrites(none, member.token)).toMatchObject({ verdict: 'skipped' });
  });
});
