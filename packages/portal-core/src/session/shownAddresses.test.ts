import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasShownAddress, noteShownAddress, type AddressMemory } from './shownAddresses';
import { memory } from './storage.fixtures';

const day = 86_400_000;
const start = Date.parse('2026-11-01T10:00:00Z');
const visit = { username: 'amara21', methodId: '1', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };

test('of any visits, “same” is said only of the address of the visit before, and a change for 30 days [A §2 Deposit]', async () => {
  const visits = fc.array(
    fc.record({
      username: fc.constantFrom('amara21', 'jonas7'),
      methodId: fc.constantFrom('1', '2'),
      address: fc.constantFrom('0xaa', '0xbb', '0xaA'),
      days: fc.integer({ min: 0, max: 45 }),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(visits, async (drawn) => {
      const store = memory();
      const before = new Map<string, { address: string; at: number; changedAt?: number }>();
      let now = start;
      for (const { days, ...shown } of drawn) {
        now += days * day + 1;
        const key = `${shown.username} ${shown.methodId}`;
        const last = before.get(key);
        const changedAt = last && last.address !== shown.address ? now : last?.changedAt;
        const isRecent = changedAt !== undefined && now - changedAt < 30 * day;
        const expected: AddressMemory | undefined =
          last && (isRecent ? { at: changedAt, changed: true } : { at: last.at, changed: false });
        expect(hasShownAddress(shown, store)).toBe(last !== undefined);
        expect(await noteShownAddress({ ...shown, now }, store)).toEqual(expected);
        before.set(key, { address: shown.address, at: now, ...(isRecent && { changedAt }) });
      }
      // Neither a name nor an address can be read from the device.
      expect(JSON.stringify([...store.values])).not.toMatch(/amara21|jonas7|0xaa|0xbb/i);
    }),
    { numRuns: 300 },
  );
});

test.each(['x', '{}', '[["1"]]', '[["1","2","3","4"]]', 'null'])(
  'a broken memory remembers nothing: %s',
  async (value) => {
    const store = memory();
    await noteShownAddress({ ...visit, now: start }, store);
    for (const key of store.values.keys()) store.values.set(key, value);
    expect(await noteShownAddress({ ...visit, now: start + 1 }, store)).toBeUndefined();
  },
);

test('without a storage nothing is said', async () => {
  expect(await noteShownAddress({ ...visit, now: start }, undefined)).toBeUndefined();
});
