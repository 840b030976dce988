import { isNode, listOperations, loadBundle } from '@portal/contract/bundle';
import { describe, expect, it } from 'vitest';
import type { BackEnd, Reply } from './backEnd';
import { getExample as getExampleOf } from './judge';
import { member, reply } from './replies.fixtures';
import { checkReads } from './checkReads';

const bundle = loadBundle();
const operations = listOperations(bundle);

/** The contract's example answer of a call. */
function getExample(path: string): unknown {
  const plainPath = path.replace(/^\/api/, '').replace(/\?.*/, '');
  const operation = operations.find(
    (one) => one.method === 'get' && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(plainPath),
  );
  return operation && getExampleOf(bundle, operation);
}

/** The first row of an example. */
const getRow = (path: string): unknown => {
  const example = getExample(path);
  return isNode(example) && Array.isArray(example.data) ? example.data[0] : undefined;
};

/** A back end that answers with the contract's examples, except where a test overrides them. */
const exampleBackEnd = (answers: Record<string, Reply> = {}): BackEnd => ({
  address: 'https://api.example',
  ask: (path) =>
    Promise.resolve(answers[path.replace(/^\/api/, '').replace(/\?.*/, '')] ?? reply(200, getExample(path))),
});

const found = async (answers: Record<string, Reply> = {}) => {
  const { findings } = await checkReads(exampleBackEnd(answers), bundle, member);
  return (about: string) =>
    findings.filter((one) => one.about === about).map(({ result, note }) => `${result}: ${note}`);
};

describe('the reads', () => {
  it('of a back end that answers as the contract’s examples are read, each with what the member sees', async () => {
    const { findings } = await checkReads(exampleBackEnd(), bundle, member);
    const reads = operations.filter(({ method }) => method === 'get').map(({ path }) => `GET ${path}`);
    expect(new Set(findings.map(({ about }) => about))).toEqual(new Set(reads));
    expect(findings.filter(({ result }) => !['reads', 'skipped'].includes(result))).toEqual([]);
    // Only the six with an effect are left out, and one that no screen asks.
    expect(findings.filter(({ result }) => result === 'skipped')).toHaveLength(7);
    expect(findings.find(({ about }) => about === 'GET /payouts')?.note).toMatch(
      /^Payouts shows \d+ rows?, id/,
    );
  });

  it('that would change something are not asked', async () => {
    const asked: string[] = [];
    const { ask, address } = exampleBackEnd();
    await checkReads({ address, ask: (path, how) => (asked.push(path), ask(path, how)) }, bundle, member);
    expect(asked.filter((path) => /re-open|read$|change|sync|fetch-password/.test(path))).toEqual([]);
  });

  it('that no reader reads are lost, in the screen’s words, with the value next to its path', async () => {
    const of = await found({ '/subjects': reply(200, { status: true, data: [{ id: {}, subject: 7 }] }) });
    expect(of('GET /subjects')).toEqual([
      'lost: Tickets shows no subjects id, subjects subject: /data/*/id is an object with no field, and must be integer.',
      'differs: /data/*/subject is 7, and must be string. Tickets misses nothing.',
    ]);
  });

  it('that a reader reads differ harmlessly, and fields beyond the contract do not', async () => {
    const rows = [{ id: '3', subject: 'Other', colour: 'red' }];
    const of = await found({
      '/subjects': reply(200, { status: true, data: rows, version: 3 }),
      '/tickets': reply(200, {
        status: true,
        data: [{ ...(getRow('/api/tickets') as object), status: '1' }],
      }),
    });
    expect(of('GET /subjects')).toEqual([expect.stringMatching(/^reads: Tickets shows 1 row, /)]);
    expect(of('GET /tickets')).toEqual([
      'differs: /data/*/status is "1", and must be integer. Tickets reads it.',
    ]);
  });

  it('that are no JSON, or fail, are lost with what the screen shows', async () => {
    const of = await found({
      '/user': reply(200, undefined),
      '/packages': reply(422, { status: false, message: 'Not today.' }),
    });
    expect(of('GET /user')[0]).toContain('Profile shows that it could not be loaded');
    expect(of('GET /packages')[0]).toContain('lost: Purchase shows “Not today.”');
  });

  it('that no screen makes lose nothing', async () => {
    const of = await found({ '/profile': reply(500, undefined) });
    expect(of('GET /profile')).toEqual(['skipped: It is asked by no screen.']);
  });

  it('that the portal does without are absent where they are, and lost where the specification has them', async () => {
    const nothing = reply(404, { status: false, message: 'Not found.' });
    const of = await found({ '/team-list': nothing, '/team-search': nothing, '/payouts': nothing });
    expect(of('GET /team-list')).toEqual(['absent: The portal does without it.']);
    expect(of('GET /team-search')).toEqual(['absent: The portal does without it.']);
    expect(of('GET /payouts')[0]).toMatch(/^lost: /);
  });

  it('ask for the MT5 account that the portal would show', async () => {
    const asked: string[] = [];
    const backEnd = exampleBackEnd();
    await checkReads(
      { ...backEnd, ask: (path, how) => (asked.push(path), backEnd.ask(path, how)) },
      bundle,
      member,
    );
    expect(asked.join(' ')).toMatch(/user-account-details\/\d+/);
  });

  it('tell which optional fields are there', async () => {
    const example = getExample('/api/withdraw');
    const { quote: _quote, ...without } = isNode(example) ? example : {};
    const toParts = async (answers: Record<string, Reply>) =>
      (await checkReads(exampleBackEnd(answers), bundle, member)).parts.filter(
        ({ call, name }) => call === 'GET /withdraw' && name === 'quote',
      );
    expect(await toParts({ '/withdraw': reply(200, { ...without, quote: null }) })).toEqual([
      { call: 'GET /withdraw', name: 'quote', isThere: true },
    ]);
    expect(await toParts({ '/withdraw': reply(200, without) })).toEqual([
      { call: 'GET /withdraw', name: 'quote', isThere: false },
    ]);
  });
});
