import type { Outcome } from '@portal/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallError } from '@portal/portal-core/calls/call.events';
import { failed, ok, refused } from '@portal/portal-core/calls/outcome.fixtures';
import type { Unread } from '@portal/portal-core/fromApi/answer';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import {
  toRegistrationCountries,
  toFinding,
  toRegisterBody,
  toRegisteredName,
  toRegisterRefusal,
  toRegistrationPlan,
} from './register.mappers';

const hostile: unknown[] = [null, undefined, 0, '', 'x', [], {}, { data: null }, { data: 'x' }, [[[]]]];

describe('the plan', () => {
  test.each<[string, unknown, ReturnType<typeof toRegistrationPlan>]>([
    [
      'of the contract',
      { binary: 1, single_leg: 0, user_count: 5000, email_required: 1 },
      { asksSponsor: true, asksPosition: true, emailRequired: true },
    ],
    [
      'without members',
      { binary: 1, user_count: 0, email_required: 0 },
      { asksSponsor: false, asksPosition: true, emailRequired: false },
    ],
    [
      'in texts and booleans',
      { binary: '1', user_count: '12', email_required: false },
      { asksSponsor: true, asksPosition: true, emailRequired: false },
    ],
    [
      'not binary',
      { binary: 0, user_count: 1 },
      { asksSponsor: true, asksPosition: false, emailRequired: true },
    ],
    [
      'with a count alone',
      { user_count: 3 },
      { asksSponsor: true, asksPosition: false, emailRequired: true },
    ],
    ['with a flag alone', { binary: 1 }, { asksSponsor: true, asksPosition: true, emailRequired: true }],
    [
      'with a count that is none',
      { binary: true, user_count: 'many' },
      { asksSponsor: true, asksPosition: true, emailRequired: true },
    ],
    [
      'with words for flags',
      { binary: 'Y', user_count: '3', email_required: 'N' },
      { asksSponsor: true, asksPosition: true, emailRequired: false },
    ],
    [
      'with a flag that is none',
      { binary: 'maybe', user_count: 3, email_required: {} },
      { asksSponsor: true, asksPosition: false, emailRequired: true },
    ],
  ])('%s [A §2 Registration, A §3 Registration payload, A §4 Registration]', (_name, body, plan) =>
    expect(toRegistrationPlan(sent(body))).toEqual(plan),
  );

  test.each(hostile)('%j has no plan', (body) => expect(toRegistrationPlan(sent(body))).toBeUndefined());
});

describe('the countries', () => {
  test('come with their calling codes, in any shape (D31, D56) [A §3 Registration payload]', () => {
    const rows = [
      { id: 101, name: 'India', calling_code: '91' },
      { id: '161', name: ' Nigeria ', calling_code: '+234' },
      { id: 7, name: 'Dominican Republic', calling_code: '+1-809' },
    ];
    const countries = [
      { id: '101', name: 'India', callingCode: '+91' },
      { id: '161', name: 'Nigeria', callingCode: '+234' },
      { id: '7', name: 'Dominican Republic', callingCode: '+1809' },
    ];
    expect(toRegistrationCountries(sent({ data: rows }))).toEqual(countries);
    expect(toRegistrationCountries(sent({ data: { data: rows } }))).toEqual(countries);
  });

  test('that can’t be named, sent or distinguished are left out, and odd codes are absent', () => {
    expect(
      toRegistrationCountries(
        sent({
          data: [
            null,
            'India',
            { id: 1 },
            { name: 'Nowhere' },
            { id: {}, name: 'Odd' },
            { id: 2, name: 'A', calling_code: '<b>' },
            { id: 3, name: 'B', calling_code: '123456789012' },
            { id: 4, name: 'C', calling_code: 0 },
            { id: 2, name: 'A again', calling_code: '9' },
          ],
        }),
      ),
    ).toEqual([
      { id: '2', name: 'A', callingCode: '' },
      { id: '3', name: 'B', callingCode: '' },
      { id: '4', name: 'C', callingCode: '' },
      { id: '2\u00012', name: 'A again', callingCode: '+9' },
    ]);
  });

  test.each(hostile)('%j is no list', (body) => expect(toRegistrationCountries(sent(body))).toBeUndefined());
});

describe('a check', () => {
  test.each<[string, Outcome<Unread<never>>, ReturnType<typeof toFinding>]>([
    ['finds a free name', ok({ status: true, data: 'Available' }), { state: 'available' }],
    [
      'finds a sponsor, with the label',
      ok({ data: 'Available', info: 'North Star' }),
      { state: 'available', info: 'North Star' },
    ],
    ['reads whatever case', ok({ data: ' AVAILABLE ' }), { state: 'available' }],
    [
      'cuts a long label',
      ok({ data: 'Available', info: 'x'.repeat(500) }),
      { state: 'available', info: 'x'.repeat(100) },
    ],
    ['takes no label that is none', ok({ data: 'Available', info: { a: 1 } }), { state: 'available' }],
    ['finds none', ok({ data: 'Not Available' }), { state: 'notAvailable' }],
    ['finds none in a refusal', refused({ status: false, data: 'Not Available' }), { state: 'notAvailable' }],
    [
      'waits as long as the server requires (429)',
      refused({}, { retryAfter: 12 }),
      { state: 'waiting', ms: 12_000 },
    ],
    ['waits a second at least', refused({}, { retryAfter: 0 }), { state: 'waiting', ms: 1000 }],
    ['fails at a refusal of another kind', refused({ errors: {} }), { state: 'failed' }],
    ['fails without a network', failed('network'), { state: 'failed' }],
    ['fails at a broken server', failed('server'), { state: 'failed' }],
    ['fails at a 401', { kind: 'unauthenticated', by: 'code' }, { state: 'failed' }],
    ['fails at a word it does not know', ok({ data: 'Maybe' }), { state: 'failed' }],
    ['fails at a body that is none', ok(null), { state: 'failed' }],
  ])('%s [A §2 Registration]', (_name, outcome, finding) => expect(toFinding(outcome)).toEqual(finding));
});

test('the registration goes out under the API’s names, with the terms accepted (A §3, D27, D33) [A §3 Registration payload]', () => {
  const registration = {
    name: 'Kenji Mori',
    username: 'kenji88',
    email: 'kenji@mail.com',
    phone: '+81312345678',
    country: '109',
    password: ' correct horse ',
    pin: '0258',
    sponsor: '',
    position: '' as const,
  };
  expect(toRegisterBody(registration)).toEqual({
    name: 'Kenji Mori',
    username: 'kenji88',
    email: 'kenji@mail.com',
    phone: '+81312345678',
    country: 109,
    password: ' correct horse ',
    spassword: '0258',
    sponsor: '',
    position: '',
    is_checked: 1,
  });
  expect(toRegisterBody({ ...registration, country: 'NG' }).country).toBe('NG');
  expect(toRegisterBody({ ...registration, country: '007' }).country).toBe('007');
});

test('the new member’s name is the server’s, when it is one [A §4 Registration]', () => {
  expect(toRegisteredName(sent({ username: 'Kenji88' }), 'kenji88')).toBe('Kenji88');
  for (const body of [...hostile, { username: '../x' }, { username: '' }, { username: {} }])
    expect(toRegisteredName(sent(body), 'kenji88')).toBe('kenji88');
});

describe('a refusal', () => {
  const everything = { asksSponsor: true, asksPosition: true };
  test('lands at its fields, each with all its texts (D39)', () => {
    const outcome = refused(
      {},
      {
        message: 'Taken.',
        fields: { username: ['Taken.', 'Odd.'], spassword: ['Pin.'], is_checked: ['Tick.'] },
      },
    );
    expect(toRegisterRefusal(outcome, everything)).toEqual({
      fields: { username: 'Taken. Odd.', pin: 'Pin.', agreed: 'Tick.' },
      unsure: false,
    });
  });

  test.each([
    ['name', 'name'],
    ['username', 'username'],
    ['email', 'email'],
    ['phone', 'phone'],
    ['country', 'country'],
    ['password', 'password'],
    ['spassword', 'pin'],
    ['sponsor', 'sponsor'],
    ['position', 'position'],
    ['is_checked', 'agreed'],
  ])('of %s is shown at the field %s', (apiName, field) => {
    const { fields } = toRegisterRefusal(refused({}, { fields: { [apiName]: ['No.'] } }), everything);
    expect(fields).toEqual({ [field]: 'No.' });
  });

  test('of a position that is not required belongs to the form', () => {
    const outcome = refused({}, { message: 'No.', fields: { position: ['No.'] } });
    expect(toRegisterRefusal(outcome, { asksSponsor: true, asksPosition: false })).toMatchObject({
      ...{ fields: {}, message: 'No.' },
    });
  });

  test('of a field that is not shown is for the form [A §8 Errors object]', () => {
    const outcome = refused(
      {},
      { message: 'Sponsor is Required', fields: { sponsor: ['Sponsor is Required'] } },
    );
    expect(toRegisterRefusal(outcome, { asksSponsor: false, asksPosition: false })).toMatchObject({
      message: 'Sponsor is Required',
    });
    expect(toRegisterRefusal(outcome, everything).fields).toEqual({ sponsor: 'Sponsor is Required' });
  });

  // Proves: registerMessages.maybeRegistered
  test.each<[string, CallError, string, boolean]>([
    ['with a message alone', refused({}, { message: 'Closed.' }), 'Closed.', false],
    ['of unknown fields', refused({}, { message: 'No.', fields: { constructor: ['No.'] } }), 'No.', false],
    ['without words', refused({}), 'Something Went Wrong Please Try Again....', false],
    [
      'that is a 401',
      { kind: 'unauthenticated', by: 'code' },
      'Something Went Wrong Please Try Again....',
      false,
    ],
    ['without a network (D36)', failed('network'), 'Something Went Wrong Please Try Again....', true],
    ['without an answer in time', failed('timeout'), 'Something Went Wrong Please Try Again....', true],
    ['with an answer cut short', failed('malformed'), 'Something Went Wrong Please Try Again....', true],
    ['of a broken server', failed('server'), 'Something Went Wrong Please Try Again....', true],
    [
      'never sent',
      { kind: 'failed', reason: 'network', sent: false },
      'Something Went Wrong Please Try Again....',
      false,
    ],
  ])('%s is for the form [A §4 Registration]', (_name, outcome, message, unsure) => {
    expect(toRegisterRefusal(outcome, everything)).toEqual({ fields: {}, message, unsure });
  });
});

test('nothing that a server sends throws', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      toRegistrationPlan(sent(body));
      toRegistrationCountries(sent(body));
      toFinding(ok(body));
      toFinding(refused(body));
      toRegisteredName(sent(body), 'kenji88');
    }),
  );
});
