import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAnswer, toMapEntries } from './answer';
import { parseJson } from './json';

// D120.
describe('an answer', () => {
  test('has an array for every object of objects under whole numbers', () => {
    const level = { level: 1, users: { 0: { id: 7 }, 2: { id: 9 } } };
    expect(toAnswer({ status: true, data: { 1: level, 4: { level: 2 } } })).toEqual({
      status: true,
      data: [{ level: 1, users: [{ id: 7 }, { id: 9 }] }, { level: 2 }],
    });
    const [top] = [toAnswer({ 0: { id: 1 } })];
    expect(top).toEqual({ data: [{ id: 1 }] });
  });

  test('keeps order, ids and digits (D147)', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 25n }), fc.string()), {
      selector: ([id]) => id,
      minLength: 1,
    });
    const big = fc.bigInt({ min: 10n ** 15n, max: 10n ** 30n });
    fc.assert(
      fc.property(entries, big, fc.boolean(), (all, id, isMap) => {
        const toValue = (text: string) => (isMap ? JSON.stringify(text) : JSON.stringify({ text }));
        const map = all.map(([key, text]) => `"${key}": ${toValue(text)}`).join(', ');
        const answer = toAnswer(parseJson(`{"success": true, "data": {${map}}, "id": ${id}, "n": -12.5e2}`));
        const { data, ...rest } = answer as { data: unknown };
        expect(rest).toMatchObject({ id: String(id), n: -1250 });
        if (isMap) expect(toMapEntries(data)).toEqual(all.map(([key, text]) => [String(key), text]));
        else expect(data).toEqual(all.map(([, text]) => ({ text })));
      }),
      { numRuns: 300 },
    );
  });

  test('reads long texts in one pass', () => {
    const cut = `{"message":"${'\\"1234567890123456'.repeat(20_000)}`;
    expect(parseJson(cut)).toBeUndefined();
    expect(parseJson(`${cut}"}`)).toBeTypeOf('object');
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
