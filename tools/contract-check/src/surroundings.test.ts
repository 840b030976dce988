import { describe, expect, it } from 'vitest';
import type { Asked, Reply } from './backEnd';
import { member, reply } from './replies.fixtures';
import { judgeSurroundings } from './surroundings';

describe('the rules around all calls', () => {
  const origin = 'https://portal.example';
  const refusal = { status: false, message: 'No.' };
  const cors = {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After, X-Request-Id, Idempotency-Key',
  };
  const careful = (path: string, { token, method }: Asked = {}): Reply => {
    if (method === 'options')
      return reply(204, undefined, {
        ...cors,
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
        'access-control-max-age': '7200',
      });
    if (path.endsWith('pre-login')) return reply(422, refusal);
    if (token !== member.token) return reply(401, refusal);
    if (path.includes('999999999')) return reply(404, refusal);
    return reply(200, {}, { ...cors, 'cache-control': 'no-store' });
  };
  const checkWith = async (change: (path: string, asked?: Asked) => Reply | undefined) => {
    const ask = (path: string, asked?: Asked) => Promise.resolve(change(path, asked) ?? careful(path, asked));
    const findings = await judgeSurroundings({ address: '', ask }, member.token, origin);
    return findings
      .filter(({ result }) => result !== 'reads')
      .map(({ result, note }) => `${result}: ${note}`);
  };

  it('hold of a careful back end', async () => {
    expect(await checkWith(() => undefined)).toEqual([]);
  });

  it('lose the end of a session that no 401 shows: not by its code, or only in the body (D37)', async () => {
    const isOpen = (asked: Asked | undefined) => asked?.token !== member.token && asked?.method === undefined;
    const first = async (answer: Reply) =>
      (await checkWith((_path, asked) => (isOpen(asked) ? answer : undefined)))[0];
    expect(await first(reply(200, {}))).toContain('lost: The portal takes it for a success');
    expect(await first(reply(302, undefined))).toContain(
      'lost: The portal shows that it could not be loaded',
    );
    expect(await first(reply(200, { status: false, msg: 401 }))).toContain('lost: ');
  });

  it('lose the reason of a refusal that is no JSON', async () => {
    const [finding] = await checkWith((path) =>
      path.endsWith('pre-login') ? reply(422, undefined) : undefined,
    );
    expect(finding).toContain('lost: The portal shows that it could not be loaded');
  });

  it('name the inside of the server (T27), and no header of caches', async () => {
    const findings = await checkWith((path, asked) => {
      if (path.includes('999999999')) return reply(404, { message: 'Error at Db.query:12:7' });
      return asked?.token === member.token && asked.headers && asked.method === undefined
        ? reply(200, {}, cors)
        : undefined;
    });
    expect(findings).toEqual([
      expect.stringContaining('hint: The refusal shows the inside of the server (T27)'),
    ]);
  });

  it('lose every call by a preflight that browsers refuse, and by * only Authorization', async () => {
    const answer = (headers: Record<string, string>, status = 204) =>
      checkWith((_path, asked) =>
        asked?.method === 'options' ? reply(status, undefined, headers) : undefined,
      );
    const good = {
      ...cors,
      'access-control-allow-headers': 'authorization,*',
      'access-control-max-age': '7200',
    };
    expect(await answer(good)).toEqual([]);
    expect(await answer({ ...good, 'access-control-allow-headers': '*' })).toEqual([
      'lost: No call works: Access-Control-Allow-Headers lacks authorization.',
    ]);
    expect(await answer({ ...good, 'access-control-allow-headers': 'authorization,content-type' })).toEqual([
      'lost: No write that must not happen twice works: Access-Control-Allow-Headers lacks idempotency-key.',
    ]);
    expect((await answer(good, 302))[0]).toContain('lost: No call works: the preflight is answered 302');
    const { 'access-control-max-age': _age, ...short } = good;
    expect(await answer(short)).toEqual([expect.stringContaining('hint: Access-Control-Max-Age is missing')]);
  });

  it('take * for a hint, and name the headers that a page may not read', async () => {
    const findings = await checkWith((_path, asked) =>
      asked?.token === member.token && asked.headers && asked.method === undefined
        ? reply(200, {}, { 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
        : undefined,
    );
    expect(findings).toEqual([
      expect.stringContaining('hint: Access-Control-Allow-Origin is *'),
      expect.stringContaining("hint: Members don't see how long to wait"),
    ]);
  });
});
