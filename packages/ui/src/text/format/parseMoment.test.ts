import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { parseInstant } from './parseMoment';

afterEach(() => vi.unstubAllEnvs());

const zones = ['Pacific/Pago_Pago', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'];
const second = fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2040, 0) / 1000 });

/** The spellings of one second that servers send (D91). */
function toSpellings(at: number): string[] {
  const [day = '', rest = ''] = new Date(at * 1000).toISOString().split('T');
  const [clock, dayFirst] = [rest.slice(0, 8), day.split('-').toReversed()];
  return [
    ...[`${day}T${clock}Z`, `${day} ${clock}`, `${day}T${clock}.000000Z`, `${day}T${clock}+00:00`],
    ...[`${dayFirst.join('-')} ${clock}`, `${dayFirst.join('/')} ${clock}`],
  ];
}

test('a date of the server is the same moment in every spelling and in every zone of a device', () => {
  fc.assert(
    fc.property(second, fc.constantFrom(...zones), (at, zone) => {
      vi.stubEnv('TZ', zone);
      expect(toSpellings(at).map(parseInstant)).toEqual(toSpellings(at).map(() => at * 1000));
    }),
  );
});
