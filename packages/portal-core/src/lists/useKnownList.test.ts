import { expect, test } from 'vitest';
import { isUnanswered, toListName } from './useKnownList';

test('a list’s page has one name, with any failure text', () => {
  const name = (originalArgs: unknown) => toListName({ endpointName: 'listTransactions', originalArgs });
  expect(name({ query: { page: 2 }, failure: 'No page.' })).toBe(name({ query: { page: 2 } }));
  expect(name({ query: { page: 2 } })).not.toBe(name({ query: { page: 1 } }));
  expect(name({ path: { id: 7 }, query: {} })).not.toBe(name({ path: { id: 8 }, query: {} }));
  expect(toListName({ endpointName: 'listPayouts', originalArgs: { query: { page: 2 } } })).not.toBe(
    name({ query: { page: 2 } }),
  );
  expect(name(undefined)).toBeUndefined();
  expect(toListName({ originalArgs: { query: {} } })).toBeUndefined();
});

test.each<[object | undefined, boolean]>([
  [{ kind: 'failed', reason: 'network', sent: false }, true],
  [{ kind: 'failed', reason: 'timeout', sent: true }, true],
  [{ kind: 'failed', reason: 'server', status: 500, sent: true }, false],
  [{ kind: 'failed', reason: 'aborted', sent: false }, false],
  [{ kind: 'refused', message: 'No.' }, false],
  [{ kind: 'unauthenticated', by: 'code' }, false],
  [undefined, false],
])('%j leaves a list as it was last known: %s', (error, unanswered) => {
  expect(isUnanswered(error)).toBe(unanswered);
});
