import {
  follow,
  isNode,
  listOperations,
  loadBundle,
  type Node,
  type Operation,
} from '@portal/contract/bundle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSession } from '../access/sessions';
import { demoMember } from '../seeds/demoMembers';
import type { Reply } from '../testing/portalClient';
import { moreRounds } from '../testing/race';
import { testServer } from '../testing/testServer';

/** A text that a request can carry: a parameter, or a text of the body at a path of keys. */
interface Field {
  operation: Operation;
  at: 'body' | 'query' | 'path';
  keys: readonly string[];
}

const bundle = loadBundle();
const operations = listOperations(bundle);

const getNode = (node: unknown, key: string): Node =>
  isNode(node) && isNode(node[key]) ? follow(bundle, node[key]) : {};

/** Each text of a schema by its keys; the first item stands for a list. */
function listTexts(schema: Node, keys: readonly string[] = []): (readonly string[])[] {
  const found = follow(bundle, schema);
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key): unknown[] =>
    Array.isArray(found[key]) ? found[key] : [],
  );
  const inner = branches.filter(isNode).flatMap((branch) => listTexts(branch, keys));
  const properties = isNode(found.properties) ? Object.entries(found.properties) : [];
  const fields = properties.flatMap(([name, one]) => (isNode(one) ? listTexts(one, [...keys, name]) : []));
  const items = isNode(found.items) ? listTexts(found.items, [...keys, '0']) : [];
  const isText = [found.type].flat().includes('string') && !('contentMediaType' in found);
  return [...inner, ...fields, ...items, ...(isText && keys.length > 0 ? [keys] : [])];
}

const getBody = ({ path, method }: Operation) => {
  const content = getNode(getNode(bundle.paths[path]?.[method], 'requestBody'), 'content');
  const [type = ''] = Object.keys(content);
  return { type, media: getNode(content, type) };
};

const getExample = (operation: Operation): Node => {
  const { media } = getBody(operation);
  const [first] = isNode(media.examples) ? Object.values(media.examples) : [];
  const example = media.example ?? (isNode(first) ? first.value : undefined);
  return isNode(example) ? example : {};
};

const fields = operations.flatMap((operation): Field[] => [
  ...operation.parameters
    .filter((one) => one.in === 'query' || one.in === 'path')
    .map((one): Field => ({ operation, at: one.in as 'query' | 'path', keys: [String(one.name)] })),
  ...[...new Set(listTexts(getNode(getBody(operation).media, 'schema')).map((keys) => keys.join('\n')))].map(
    (keys): Field => ({ operation, at: 'body', keys: keys.split('\n') }),
  ),
]);

const { client, database, clock } = await testServer({}, 'seeded');
const leader = demoMember('leader').id;

function setAt(value: unknown, [key = '', ...keys]: readonly string[], text: string): unknown {
  if (key === '0') return [keys.length > 0 ? setAt({}, keys, text) : text];
  const node = isNode(value) ? value : {};
  return { ...node, [key]: keys.length > 0 ? setAt(node[key], keys, text) : text };
}

/** An address is UTF-8, and a longer one is refused before any operation. */
const toPathPart = (text: string) => encodeURIComponent(Buffer.from(text.slice(0, 60)).toString());

/** Sends the contract's example with one other text. A new session each time, because some calls end theirs. */
async function send({ operation, at, keys }: Field, text: string): Promise<Reply> {
  const token = await openSession(database.db, leader, 'session', clock.now());
  const [name = ''] = keys;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, own: string) =>
    toPathPart(at === 'path' && own === name ? text : '1'),
  );
  const required = operation.parameters.filter((one) => one.in === 'query' && one.required === true);
  const query = new URLSearchParams(required.map((one): [string, string] => [String(one.name), '1']));
  if (at === 'query') query.set(name, text);
  const address = `${path}?${query.toString()}`;
  if (operation.method === 'get') return client.get(address, token);
  const example = getExample(operation);
  const body = (at === 'body' ? setAt(example, keys, text) : example) as Record<string, unknown>;
  if (getBody(operation).type !== 'multipart/form-data') return client.post(address, body, token);
  const parts = Object.entries(body).map(([key, value]) => [key, String([value].flat()[0])]);
  return client.form(address, Object.fromEntries(parts) as Record<string, string>, token);
}

/** Every text is understood or refused, by a status that the contract names; a fault is neither. */
async function expectNoFault(field: Field, text: string): Promise<void> {
  const { status, body } = await send(field, text);
  const { operation, at, keys } = field;
  const what = `${operation.operationId}, ${at} ${keys.join('.')} ${JSON.stringify(text.slice(0, 60))}: ${JSON.stringify(body).slice(0, 200)}`;
  expect(status, what).toBeLessThan(500);
  expect(Object.keys(operation.responses), what).toContain(String(status));
}

const hostile = fc.oneof(
  fc.constantFrom('\0', 'a\0b', '1\0', '\ud800', '', ' ', 'null', '[]', '{}', '%00', '\u202e1'),
  fc
    .tuple(
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 9999 }),
    )
    .map(([day, month, year]) =>
      [day, month, year].map((one, at) => String(one).padStart(at === 2 ? 4 : 2, '0')).join('-'),
    ),
  fc.constantFrom('31-12-9999', '01-01-0001', '01-01-1900', '9999-12-31', '0001-01-01', '+010000-01-01'),
  fc.constantFrom('-1', '0', '2147483648', '9223372036854775808', '1e400', 'NaN', '-0', '9'.repeat(400)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant('x'.repeat(20_000)),
);

test('every text of every call, a NUL or the last of days, is no fault', { timeout: 180_000 }, async () => {
  expect(fields.length).toBeGreaterThan(200);
  for (const field of fields) {
    await expectNoFault(field, 'a\0b');
    if (field.at === 'query' || /date/.test(field.keys.join())) await expectNoFault(field, '31-12-9999');
  }
});

/** Some hundred texts with each change, many at night. */
const draws = 500 * moreRounds;

test('the answer to any text is one that the contract names', { timeout: 900_000 }, async () => {
  await fc.assert(fc.asyncProperty(fc.constantFrom(...fields), hostile, expectNoFault), { numRuns: draws });
});
