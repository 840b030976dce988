import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAnswer } from './answer';

// D120.
describe('an answer', () => {
  test('has an array for every object with whole-number keys', () => {
    const level = { level: 1, username: { 0: 'amara21', 2: 'jonas7' } };
    expect(toAnswer({ status: true, data: { 1: level, 4: 'x' } })).toEqual({
      status: true,
      data: [{ level: 1, username: ['amara21', 'jonas7'] }, 'x'],
    });
    const [top] = [toAnswer({ 0: { id: 1 } })];
    expect(top).toEqual({ data: [{ id: 1 }] });
  });

  test.each([[{ data: { '1': 'a', first: 'b' } }], [{ data: { '-1': 'a' } }], [{ data: { '1.5': 'a' } }]])(
    'keeps the object of %j',
    (body) => {
      expect(toAnswer(body)).toMatchObject(body);
    },
  );

  test('has its fields next to status and under data', () => {
    const rank = { matchingCount: 3, current_rank: 'Star' };
    const both = { status: true, ...rank, data: rank };
    expect(toAnswer({ status: true, ...rank })).toEqual(both);
    expect(toAnswer({ status: true, data: null, ...rank })).toEqual(both);
    expect(toAnswer({ status: true, data: rank })).toEqual(both);
  });

  test('keeps a field where it was, if both locations have it', () => {
    expect(toAnswer({ total: 1, data: { total: 2 } })).toEqual({ total: 1, data: { total: 2 } });
  });

  test('has a text of its data where the contract has it, with the fields next to it', () => {
    const found = { status: true, data: 'Available', info: 'Amina Khan' };
    expect(toAnswer({ status: true, data: { data: 'Available', info: 'Amina Khan' } })).toEqual(found);
    expect(toAnswer({ status: true, data: { data: 'mpin' } })).toEqual({ status: true, data: 'mpin' });
  });

  test('moves nothing that belongs to the envelope', () => {
    const body = { status: true, message: 'Done.', data: { status: 0, message: 'Pending', id: 7 } };
    expect(toAnswer(body)).toEqual({ ...body, id: 7 });
  });

  test.each([[{ status: true }], [[]], [null], ['x'], [undefined], [{ data: [], total: 0 }], [{ data: {} }]])(
    'leaves %j',
    (body) => {
      expect(toAnswer(body)).toEqual(body);
    },
  );

  test('is the same when it is read twice, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const once = toAnswer(body);
        expect(toAnswer(once)).toEqual(once);
      }),
    );
  });
});
