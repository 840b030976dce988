import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { agreeingWith, toGlances } from './glances.mappers';
import { toAccount } from './mt5.mappers';

const liveLocation = { origin: 'https://portal.example', path: '/api/live-subscriptions' };

test('the accounts of the live history are the member’s own, each once [B §2 Account Details]', () => {
  const rows = [
    { account_number: '70018842', is_own: 1 },
    { account_number: '70018842' },
    { account_number: '5012345', is_own: 0 },
    { account_number: null },
    { account_number: '<b>' },
    { account_number: '50.1' },
    null,
  ];
  const getLogins = (body: unknown) => toGlances(sent(body), liveLocation).map(({ login }) => login);
  expect(getLogins({ status: true, data: { data: rows } })).toEqual(['70018842', '50.1']);
  for (const odd of [null, 'x', {}, { data: 7 }]) expect(getLogins(odd)).toEqual([]);
});

describe('an account at a glance', () => {
  const getGlance = (account_summary: unknown) =>
    toGlances(sent({ data: { data: [{ account_number: '50.1', account_summary }] } }), liveLocation)[0];

  test.each([
    [
      { nickname: ' Long term ', server: 'Live-01', balance: '250', equity: 251.5 },
      { nickname: 'Long term', server: 'Live-01', balance: '250', equity: '251.5' },
    ],
    [{ nickname: '', server: null, balance: 'much', equity: {} }, {}],
    [null, {}],
    [undefined, {}],
    ['x', {}],
  ])('of %j has what can be read of it (D113) [B §2 Account Details]', (summary, read) => {
    expect(getGlance(summary)).toEqual({ login: '50.1', ...read });
  });

  const glances = [
    { login: '50.1', balance: '1', equity: '2' },
    { login: '50.2', balance: '3' },
    { login: '50.3' },
  ];
  const shownAs = (login: string) => ({
    kind: 'account' as const,
    account: { ...toAccount(sent({}), login), balance: '10', equity: '20' },
  });

  test('takes the shown account’s values from its sheet, and no more than the list has [B §2 Account Details]', () => {
    expect(agreeingWith(shownAs('50.1'), glances)[0]).toEqual({ login: '50.1', balance: '10', equity: '20' });
    expect(agreeingWith(shownAs('50.2'), glances)[1]).toEqual({ login: '50.2', balance: '10' });
    expect(agreeingWith(shownAs('50.3'), glances)).toEqual(glances);
    for (const none of [undefined, { kind: 'none' as const }])
      expect(agreeingWith(none, glances)).toEqual(glances);
  });
});
