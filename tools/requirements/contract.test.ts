import { describe, expect, it } from 'vitest';
import {
  follow as resolve,
  isNode,
  listOperations,
  loadBundle,
  type Node,
  type Operation,
} from '../../openapi/reading/bundle';
import { files, read, readTable } from './files';

/** The calls of the specification, whether they ask for a token. The contract adds its own. */
const calls = readTable('calls.tsv').map(({ method = '', path = '', auth }) => ({
  call: `${method} ${path}`,
  auth: auth === 'yes',
}));

// GET calls with side effects (SECURITY T8).
const effectfulGets = [
  'GET /balance-sync',
  'GET /notification-change-status',
  'GET /news/{id}/read',
  'GET /notification/{id}/change-popup-status',
  'GET /ticket/{id}/re-open',
  'GET /mt5/fetch-password/{account}',
];
// Payments, uploads and replies (SECURITY T12). Other writes refuse a second delivery by their own effect: the old
// password or pin is gone, the account is already attached, the code is used (ADR 20).
const idempotentWrites = [
  ...['/subscription/store', '/live-subscription', '/subscription-cancel', '/cancel-live-subscription-{id}'],
  ...[
    '/withdraw',
    '/withdraw-take-back',
    '/transfer/amount',
    '/transfer-take-back',
    '/manual-deposit',
    '/kyc-doc-upload',
    '/change-picture',
  ],
  ...['/set-broker-details', '/reply', '/raise-ticket'],
].map((path) => `POST ${path}`);

const bundle = loadBundle();
const operations = listOperations(bundle);
const toName = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
const byCall = new Map(operations.map((operation) => [toName(operation), operation]));
const each = operations.map((operation) => ({ call: toName(operation), operation }));
/** The operation as the contract has it. */
const getRaw = ({ path, method }: Operation): Node => bundle.paths[path]?.[method] ?? {};

const toNode = (value: unknown): Node => (isNode(value) ? value : {});
/** Resolves a value: itself, or its `$ref` with the properties next to the `$ref` merged over it. */
function follow(value: unknown): Node {
  const { $ref, ...own } = toNode(value);
  return $ref === undefined ? own : { ...resolve(bundle, { $ref }), ...own };
}
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const getResponses = ({ responses }: Operation) =>
  Object.entries(responses).map(([code, response]) => ({ code, response: follow(response) }));
const getMedia = (value: unknown): Node[] =>
  Object.entries(toNode(follow(value)['content'])).map(([type, media]) => ({ type, ...toNode(media) }));
// An image has no readable example.
const isComplete = (media: Node) =>
  'schema' in media &&
  ('example' in media || 'examples' in media || String(media['type']).startsWith('image/'));
const getHeaders = (response: Node | undefined) => Object.keys(toNode(response?.['headers']));

/** Finds schemas that allow an unnamed property. SECURITY T20 requires every object to be closed or a declared map. */
function openObjects(schema: unknown, where: string, covered = false, depth = 0): string[] {
  if (depth > 20) return [];
  const value = follow(schema);
  const closed = value['additionalProperties'] !== undefined || value['unevaluatedProperties'] === false;
  const isObject = value['properties'] !== undefined || value['type'] === 'object';
  const visit = (part: unknown, at: string, inherits = false) =>
    openObjects(part, `${where}/${at}`, inherits, depth + 1);
  return [
    ...(isObject && !closed && !covered ? [where] : []),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((word) =>
      asList(value[word]).flatMap((part, index) => visit(part, `${word}/${index}`, closed || covered)),
    ),
    ...Object.entries(toNode(value['properties'])).flatMap(([key, part]) => visit(part, key)),
    ...(value['items'] === undefined ? [] : visit(value['items'], 'items')),
  ];
}

describe('the contract holds every call of the specification', () => {
  const getSecurity = (call: string) => {
    const operation = byCall.get(call);
    return operation && getRaw(operation)['security'];
  };

  it('reads the 73 calls of the specification; each other call asks for a token [A §7, B §7]', () => {
    expect(calls).toHaveLength(73);
    const specified = new Set(calls.map(({ call }) => call));
    const own = [...byCall.keys()].filter((call) => !specified.has(call));
    expect(own.length).toBeGreaterThan(14);
    for (const call of own) expect(getSecurity(call), call).toEqual([{ bearer: [] }]);
  });

  it.each(calls)('$call is in the contract and asks for a token: $auth [A §7, B §7]', ({ call, auth }) => {
    expect(getSecurity(call)).toEqual(auth ? [{ bearer: [] }] : []);
  });
});

it('no enum holds null, which generators of other languages refuse', () => {
  const texts = files.filter((file) => /^openapi\/(paths|schemas|components)\/.*\.yaml$/.test(file));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((file) => /^\s*enum:.*\bnull\b/m.test(read(file)))).toEqual([]);
});

// The linter requires a summary, a success, a failure and unique ids (openapi/redocly.yaml).
describe('every operation', () => {
  it.each(each)('$call has each outcome, with a schema and an example', ({ operation }) => {
    const value = getRaw(operation);
    const responses = getResponses(operation);
    const codes = responses.map(({ code }) => code);
    const refusals = 'requestBody' in value ? ['400', '413', '415'] : [];
    expect(codes).toEqual(expect.arrayContaining(['default', ...refusals]));
    expect(codes.includes('401'), '401 exactly when it requires a token').toBe(
      asList(value['security']).length > 0,
    );
    const bodies = responses
      .filter(({ code }) => code !== '304')
      .map(({ code, response }) => ({ code, media: getMedia(response) }));
    expect(
      bodies.filter(({ media }) => media.length === 0 || !media.every(isComplete)).map(({ code }) => code),
    ).toEqual([]);
    const requests = getMedia(value['requestBody']);
    expect(requests.every(isComplete)).toBe(true);
    const all = [...requests, ...bodies.flatMap(({ media }) => media)];
    const open = all.flatMap(({ schema }) => openObjects(schema, 'body'));
    expect(open, 'objects that let unnamed properties through').toEqual([]);
  });
});

describe('the contract carries the controls that it can', () => {
  it.each(effectfulGets)('%s is described as having an effect, and is never stored [A §7]', (call) => {
    const operation = byCall.get(call);
    expect(operation && getRaw(operation)['description']).toEqual(expect.stringMatching(/effect/));
    const success = operation && getResponses(operation).find(({ code }) => code === '200')?.response;
    expect(getHeaders(success)).toContain('Cache-Control');
  });

  it.each(each)(
    '$call takes an Idempotency-Key exactly when it must not happen twice',
    ({ call, operation }) => {
      const responses = getResponses(operation);
      const expected = idempotentWrites.includes(call);
      expect(operation.parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(expected);
      expect(responses.some(({ code }) => code === '409')).toBe(expected);
      for (const { code, response } of responses.filter((one) => /^(200|409|422)$/.test(one.code)))
        expect(
          getHeaders(response).includes('Idempotency-Key'),
          `${code} describes the repeated key (D118)`,
        ).toBe(expected);
    },
  );
});

it('has patterns that every validator reads alike, with the flag u or without it', () => {
  const sources = files.filter((file) => /^openapi\/.*\.yaml$/.test(file)).map(read);
  const patterns = sources.flatMap((text) =>
    [...text.matchAll(/pattern: '(.*?)'/g)].map(([, one = '']) => one),
  );
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => /\\p\{|\[\^\]/i.test(pattern))).toEqual([]);
});

/** Calls that the portal doesn't make, with reasons. */
const unmade: Readonly<Record<string, string>> = {
  '/profile': 'D108: what it is for is not said, and GET /user has all that the screens show',
};

describe('every call of the contract', () => {
  const readAll = (pattern: RegExp, isTest: boolean) =>
    files
      .filter((file) => pattern.test(file) && /\.(test|spec)\.ts$/.test(file) === isTest)
      .map(read)
      .join('\n');
  const portal = readAll(/^(apps\/portal|packages\/(portal-core|api))\/src\/.*\.tsx?$/, false);
  const tests = readAll(/^(apps\/(portal|sandbox)|packages\/(portal-core|api))\/.*\.ts$/, true);

  it('is made by the portal, or is listed as unmade', () => {
    const paths = [...new Set(operations.map(({ path }) => path))];
    expect(paths.filter((path) => !portal.includes(`'${path}'`))).toEqual(Object.keys(unmade));
  });

  it('is tried by a test, with its parameters filled in', () => {
    const escape = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const isTried = ({ path }: Operation) => {
      const filled = path
        .split(/\{\w+\}/)
        .map(escape)
        .join('(?:\\$\\{[^}]+\\}|[^/?\'"`]+)');
      return new RegExp(`['"\`/ ](?:api)?${filled}['"\`?*]`).test(tests);
    };
    expect(operations.filter((operation) => !isTried(operation)).map(toName)).toEqual([]);
  });
});
