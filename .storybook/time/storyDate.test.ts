import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { clocks, zones } from './choices';
import { setClock, setZone } from './storyDate';

const home = process.env.TZ;
/** Sets Node's own zone, where the native `Date` gives the expected result. */
function liveIn(zone: string | undefined) {
  setZone(undefined);
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
}

afterEach(() => {
  liveIn(home);
  setClock(undefined, false);
});

const seen = (date: Date) => [
  ...[date.getFullYear(), date.getMonth(), date.getDate(), date.getDay()],
  ...[date.getHours(), date.getMinutes(), date.getTimezoneOffset()],
  date.toLocaleString('en-GB'),
];
const shifted = (time: number) => {
  const date = new Date(time);
  date.setHours(date.getHours() + 30);
  date.setDate(1);
  return date.getTime();
};
const written = (time: number) => new Date(time).toISOString().slice(0, 16);

const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2034, 0) });
const named = Object.values(zones).flatMap(({ zone }) => zone ?? []);

describe.each(named)('a story in %s', (zone) => {
  // Runs under another device zone, with its own clock changes.
  const asDevice = <T>(read: () => T) => (liveIn(zone), read());
  const asStory = <T>(read: () => T) => {
    liveIn('Europe/Berlin');
    setZone(zone);
    return read();
  };
  const same = (read: (time: number) => unknown) =>
    fc.assert(
      fc.property(moments, (time) => {
        expect(asStory(() => read(time))).toEqual(asDevice(() => read(time)));
      }),
      // The hour that the device's clocks skip, and the one that they repeat.
      { numRuns: 40, examples: [[Date.UTC(2026, 2, 29, 2)], [Date.UTC(2026, 9, 25, 2)]] },
    );

  it('sees the parts of a moment as a device there', () => same((time) => seen(new Date(time))));
  it('makes moments of parts, skipped and repeated hours included', () =>
    same((time) => {
      const part = new Date(time);
      return new Date(
        part.getUTCFullYear(),
        part.getUTCMonth(),
        part.getUTCDate(),
        part.getUTCHours(),
      ).getTime();
    }));
  it('sets parts', () => same(shifted));
  it('reads a text without a zone as local, and others in their own zone', () =>
    same((time) => [written(time), `${written(time)}Z`, written(time).slice(0, 10)].map(Date.parse)));
  it('is named by Intl', () => same(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
});

it('sees the hours that the clocks skip and repeat in New York', () => {
  const read = () => [7, 8].flatMap((day) => [1, 2, 3].map((hour) => +new Date(2026, 2, day, hour, 30)));
  const autumn = () => [0, 1, 2].map((hour) => +new Date(2026, 10, 1, hour, 30));
  liveIn('America/New_York');
  const own = [read(), autumn()];
  liveIn('UTC');
  setZone('America/New_York');
  expect([read(), autumn()]).toEqual(own);
});

it("stays at its moment or runs from it, and restores the device's clock", () => {
  const { moment } = clocks.fixtures;
  setClock(moment, false);
  expect([Date.now(), new Date().getTime()]).toEqual([moment, moment]);
  setClock(moment, true);
  expect(Date.now()).toBeGreaterThanOrEqual(moment);
  expect(Date.now()).toBeLessThan(moment + 60_000);
  setClock(undefined, false);
  expect(Date.now()).toBeGreaterThan(clocks.fixtures.moment - 10 * 365 * 24 * 3600_000);
});

it('leaves dates of the platform dates', () => {
  setZone('Asia/Kolkata');
  expect(new Date(0)).toBeInstanceOf(Date);
  expect(structuredClone(new Date(0))).toBeInstanceOf(Date);
  expect(new Date(0).constructor).toBe(Date);
});
