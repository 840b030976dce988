import { expect, test } from 'vitest';
import { selectToast } from '@portal/portal-core/store/toasts.slice';
import { selectHasFailed } from '@portal/portal-core/store/failure.slice';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { networkApi } from './network.api';
import { teamListExport } from './teamList.export';
import { toTeamListExport, teamListFields, toTeamListPage, toTeamListQuery } from './teamList.mappers';
import { readListState } from '@portal/portal-core/lists/listState';
import { toCell } from '@portal/portal-core/exports/fileColumns';
import { signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';

const location = { origin: 'https://portal.example', path: '/api/team-list' };
const row = {
  ...{ username: 'jonas7', leg: 'left', level: 1, joined_at: '2026-02-11T00:00:00Z' },
  ...{ is_paid: 1, live_is_paid: 0, sum: '500.00', last_purchase_at: '2026-11-17T09:00:00Z' },
};
const shown = {
  ...{ id: 'jonas7', username: 'jonas7', leg: 'left', level: 1, joinedAt: '2026-02-11T00:00:00Z' },
  ...{ status: 'paid', sum: '500.00', lastPurchaseAt: '2026-11-17T09:00:00Z' },
};
const parseRows = (...rows: unknown[]) => toTeamListPage(sent({ data: rows }), location).rows;

test.each<[string, unknown]>([
  ['flat', { status: true, data: [row] }],
  ['nested', { status: true, data: { data: [row] } }],
  ['next to unusable entries', { data: [null, 'x', {}, { leg: 'left' }, row] }],
  ['with texts for numbers', { data: [{ ...row, level: '1', is_paid: '1', leg: 'Left' }] }],
])('a page of the team %s (D56, D113)', (_name, body) => {
  expect(toTeamListPage(sent(body), location).rows).toEqual([shown]);
});

test('an unreadable value is absent, and no leg is made up', () => {
  const odd = { ...row, leg: 'middle', level: null, joined_at: null, is_paid: null, live_is_paid: null };
  expect(parseRows({ ...odd, sum: 'NaN', last_purchase_at: {} })).toEqual([
    { id: 'jonas7', username: 'jonas7' },
  ]);
  expect(parseRows({ ...row, is_paid: 0 })[0]?.status).toBe('unpaid');
});

test('“who in my left leg bought this month?” is one request (D113)', () => {
  const search = '?page=2&leg=left&boughtFrom=2026-11-01&boughtTo=2026-11-20&sort=sum-desc';
  expect(toTeamListQuery(readListState(search, teamListFields))).toStrictEqual({
    ...{ page: 2, leg: 'left', bought_from: '01-11-2026', bought_to: '20-11-2026' },
    ...{ sort: 'sum', direction: 'desc' },
  });
});

test('the address has every filter, and nothing that no field allows', () => {
  const search =
    '?level=3&status=unpaid&username=%20jo%20&joinedFrom=2026-10-01&joinedTo=2026-10-31&sort=level-asc';
  const state = readListState(search, teamListFields);
  const filters = {
    ...{ level: 3, status: 'unpaid', username: 'jo', joined_from: '01-10-2026', joined_to: '31-10-2026' },
    ...{ sort: 'level', direction: 'asc' },
  };
  expect(toTeamListQuery(state)).toStrictEqual({ page: 1, ...filters });
  expect(toTeamListExport(state, 1)).toStrictEqual({ export: 'true', ...filters });
  expect(toTeamListExport(state, 2)).toStrictEqual({ export: 'true', page: 2, ...filters });
  const forged = readListState(
    '?leg=middle&status=silent&level=-1&sort=password&boughtFrom=31-02-2026',
    teamListFields,
  );
  expect(toTeamListQuery(forged)).toStrictEqual({ page: 1 });
});

test('every sorting that is offered has a value of the call', () => {
  const sort = teamListFields.find((field) => field.type === 'option' && field.name === 'sort');
  const options = sort?.type === 'option' ? sort.options : [];
  expect(options).toHaveLength(5);
  for (const { value } of options)
    expect(toTeamListQuery({ page: 1, filters: { sort: value } })).toHaveProperty('direction');
});

test('a file has the columns of the table, plain', () => {
  const [first] = parseRows(row);
  expect(teamListExport.columns.map((column) => [column.title, toCell(column, first!)])).toEqual([
    ['Username', 'jonas7'],
    ['Leg', 'Left'],
    ['Level', '1'],
    ['Joined', '2026-02-11 00:00:00'],
    ['Status', 'Paid'],
    ['Purchases', '500.00'],
    ['Last purchase', '2026-11-17 09:00:00'],
  ]);
});

test.each<[string, Response]>([
  ['of a server without the call', Response.json({ status: false }, { status: 404 })],
  ['that is a fault', new Response('', { status: 500 })],
])('a refusal %s opens no dialog (D119) [D113]', async (_what, answer) => {
  const { store } = signedInStore(() => answer);
  await store.dispatch(networkApi.endpoints.listTeam.initiate({ query: { page: 1 } }));
  expect(selectHasFailed(store.getState())).toBe(false);
  expect(selectToast(store.getState())).toBeNull();
});
