import { sql } from 'drizzle-orm';
import { selectRows } from '../data/database';
import { randomUUID } from 'node:crypto';
import { follow, isNode, listOperations, loadBundle, type Node } from '@portal/contract/bundle';
import { describe, expect, test } from 'vitest';
import { picture } from '../seeds/picture';
import { expectSound } from '../testing/expectSound';
import { moneyMember } from '../testing/moneyMember';
import { testServer } from '../testing/testServer';

/* D154, T48: every write with a key of the contract × every class of PostgreSQL's failures that pass. */
const { db, client, clock } = await testServer();
const bundle = loadBundle();
const writes = listOperations(bundle).filter(({ idempotent }) => idempotent);
const { token } = await moneyMember(db, clock, 'passing', { wallets: { pay_in: '900', pay_out: '900' } });

/** Any body that the contract accepts. What the handler thinks of it doesn't matter here. */
function toValue(schema: Node): unknown {
  const { const: only, enum: choices, examples, example, type, minLength, minimum } = follow(bundle, schema);
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0] as unknown;
  if (Array.isArray(examples)) return examples[0] as unknown;
  if (example !== undefined) return example;
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 1;
  return '1'.repeat(typeof minLength === 'number' ? Math.max(minLength, 1) : 1);
}

const image = picture(32, 32, [200, 200, 200], [90, 90, 90]);

function toBody({ path, fileFields }: (typeof writes)[number]): Record<string, unknown> {
  const { requestBody } = bundle.paths[path]?.post ?? {};
  const [content] = Object.values(
    (isNode(requestBody) && isNode(requestBody.content) && requestBody.content) || {},
  );
  const { names, properties } = toFields((content as { schema: Node }).schema);
  const toField = (name: string) => {
    if (fileFields.includes(name)) return image;
    const value = toValue(properties[name] ?? {});
    return fileFields.length > 0 ? String(value) : value;
  };
  return Object.fromEntries(names.map((name) => [name, toField(name)]));
}

/** The required fields of a schema, with all of its parts and the first of its choices. */
function toFields(schema: Node): { names: string[]; properties: Record<string, Node> } {
  const { required, properties, allOf, anyOf, oneOf } = follow(bundle, schema);
  const choices = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? [list[0] as Node] : []));
  const parts = [...(Array.isArray(allOf) ? (allOf as Node[]) : []), ...choices].map(toFields);
  return {
    names: [
      ...(Array.isArray(required) ? (required as string[]) : []),
      ...parts.flatMap(({ names }) => names),
    ],
    properties: Object.assign({}, properties, ...parts.map((part) => part.properties)) as Record<
      string,
      Node
    >,
  };
}

const codes = [
  ...['40001', '40P01', '40003', '53000', '53100', '53200', '53300', '53400'],
  ...[
    '55000',
    '55006',
    '55P03',
    '57014',
    '57000',
    '57P01',
    '57P02',
    '57P03',
    '57P05',
    '08000',
    '08003',
    '08006',
  ],
] as const;

/** The database fails with a code when a write keeps its answer, so everything before it is rolled back. */
await db.execute(sql`CREATE TABLE failing (code text)`);
await db.execute(sql`CREATE FUNCTION fail_as_told() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE code text := (SELECT failing.code FROM failing);
  BEGIN
    IF code IS NOT NULL THEN RAISE EXCEPTION 'as told' USING ERRCODE = code; END IF;
    RETURN NEW;
  END $$`);
await db.execute(
  sql`CREATE TRIGGER fail_as_told BEFORE INSERT ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION fail_as_told()`,
);
const failAs = async (code?: string) => {
  await db.execute(sql`DELETE FROM failing`);
  if (code !== undefined) await db.execute(sql`INSERT INTO failing VALUES (${code})`);
};

test('the contract has every write of money among those with a key', () => {
  const names = writes.map(({ operationId }) => operationId);
  expect(names).toEqual(
    expect.arrayContaining(['createWithdrawal', 'createTransfer', 'createManualDeposit']),
  );
  expect(names.length).toBeGreaterThan(8);
});

describe.each(writes)('$operationId', (write) => {
  const call = (key: string) => {
    const headers = { 'idempotency-key': key };
    const path = write.path.replace(/\{\w+\}/g, '1');
    const body = toBody(write);
    return write.fileFields.length > 0
      ? client.form(path, body as Record<string, string | Uint8Array>, token, headers)
      : client.post(path, body, token, headers);
  };
  const kept = async (key: string) =>
    (await selectRows(db, sql`SELECT FROM idempotency_keys WHERE key = ${key}`)).length;

  test.each(codes)('%s keeps nothing, names the wait, and frees the key immediately', async (code) => {
    const key = randomUUID();
    await failAs(code);
    for (const _try of [1, 2]) {
      const { status, headers, body } = await call(key);
      expect([status, headers['retry-after'], body.status, body.retry_after]).toEqual([503, '1', false, 1]);
      expect(headers['idempotency-key']).toBe(key);
      expect(await kept(key)).toBe(0);
    }
    await failAs();
    const { status } = await call(key);
    expect(status).toBeLessThan(500);
    expect(await kept(key)).toBe(1);
  });

  test.each(['23505', '42P01', 'XX000', '22012'])('%s is an answer: it is kept as 500', async (code) => {
    const key = randomUUID();
    await failAs(code);
    expect((await call(key)).status).toBe(500);
    await failAs();
  });
});

test('no cent is lost after any failure', () => expectSound(db));
