import { expect, test } from 'vitest';
import { recordCalls } from '../calls/recordCalls.fixtures';
import { askOffered, isUnknownCall } from './askOffered';
import { exportTable, type ExportName } from './exportTable';
import { toFileTable } from './fileColumns';
import { readArchive, type ArchiveSource } from './readArchive';

const names = Object.keys(exportTable) as ExportName[];
const table = (missing = 0) => toFileTable([{ title: 'Name', cell: (name: string) => name }], ['x'], missing);

/** Every source is one entry, but those that are named. */
const toSources = (others: Partial<Record<ExportName, ArchiveSource>>) =>
  Object.fromEntries(names.map((name) => [name, others[name] ?? (() => Promise.resolve(table()))])) as Record<
    ExportName,
    ArchiveSource
  >;

const read = (others: Partial<Record<ExportName, ArchiveSource>>) => {
  const { dispatch, client } = recordCalls();
  const reader = { client, dispatch, signal: new AbortController().signal };
  return readArchive(toSources(others), reader, () => undefined);
};

test('an archive names what it lacks: in the list of files, and in the name of a file of a part (D145)', async () => {
  const { files, missing } = await read({
    payouts: () => Promise.resolve(table(2)),
    teamList: () => Promise.resolve(undefined),
  });
  const [contents, ...others] = files;
  expect(missing).toBe(2);
  expect(others).toHaveLength(names.length - 1);
  expect(others.map(({ name }) => name)).toContain('payouts_2-missing.csv');
  const lines = contents?.input.split('\r\n') ?? [];
  expect(lines).toHaveLength(names.length + 1);
  expect(lines).toContain('Payouts,payouts_2-missing.csv,1,2');
  expect(lines).toContain('Team List,Not available,,');
});

test('one failure leaves no archive, because a part would look whole', async () => {
  const failure = { kind: 'failed', reason: 'network', sent: false } as const;
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- The store rejects with plain objects.
  await expect(read({ tickets: () => Promise.reject(failure) })).rejects.toBe(failure);
});

test.each([404, 405, 501, 500, 422, 429, 403])('a call that answers %i', async (status) => {
  const error = { kind: 'failed', reason: 'server', status, sent: true } as const;
  expect(isUnknownCall(error)).toBe([404, 405, 501].includes(status));
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- The store rejects with plain objects.
  const asked = askOffered(Promise.reject<string>(error));
  if (isUnknownCall(error)) expect(await asked).toBeUndefined();
  else await expect(asked).rejects.toBe(error);
});
