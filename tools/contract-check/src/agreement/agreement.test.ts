import { meanings, type DrawnFigure, type FigureId } from '@portal/ui/text/figures/meanings';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { gte } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { openSession } from '../../../../apps/sandbox/src/access/sessions';
import { members } from '../../../../apps/sandbox/src/data/schema/members';
import { formatAmount } from '../../../../apps/sandbox/src/ledger/amount';
import { firstTeamId } from '../../../../apps/sandbox/src/seeds/demoMembers';
import { moreRounds } from '../../../../apps/sandbox/src/testing/race';
import { testServer, type TestServer } from '../../../../apps/sandbox/src/testing/testServer';
import { countFigures } from './countFigures';
import { bookHistory, histories } from './histories';
import { foundTown, liveHistory, livedHistories, openTown } from './livedHistories';
import { readFigures } from './readFigures';

const seeded = await testServer({}, 'seeded');
const town = await openTown();
const team = (await seeded.database.db.select().from(members).where(gte(members.id, firstTeamId))).map(
  ({ id }) => id,
);

/** A few with each change, many at night. */
const draws = 12 * moreRounds;

afterEach(() => vi.unstubAllEnvs());

const zones = ['Pacific/Pago_Pago', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'];
/** Shares that a cancellation costs: none, odd ones that round, and all. */
const fees = fc.constantFrom('0.00', '10.00', '12.35', '33.33', '100.00');
const format = (amount: bigint) => formatAmount(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const rows = Object.entries(meanings) as [FigureId, { shownIn: readonly string[]; notDrawn?: string }][];
const drawnRows = rows.filter(([, { notDrawn }]) => notDrawn === undefined);

/** A list doesn't show who paid for a package, so those of a member with a present are not added up. */
const ofPackages: readonly DrawnFigure[] = ['inBots', 'inLive', 'refundToday'];

/** Compares every figure of a member in all its locations with the rows. Returns how many readings it compared, and whether packages were among them. */
async function compare(server: TestServer, memberId: number) {
  const { db } = server.database;
  const now = server.clock.now();
  const token = await openSession(db, memberId, 'session', now);
  const { shown, sentences } = await readFigures(server, token, now.toISOString().slice(0, 10));
  const { counted, hasGifts, waiting } = await countFigures(db, memberId, server.clock.now());
  let compared = 0;
  for (const [figure, { shownIn }] of drawnRows as [DrawnFigure, { shownIn: readonly string[] }][]) {
    const found: Readonly<Record<string, readonly (readonly bigint[])[]>> = shown[figure];
    if (hasGifts && ofPackages.includes(figure)) continue;
    expect(Object.keys(found).toSorted(), figure).toEqual([...shownIn].toSorted());
    for (const [location, readings] of Object.entries(found))
      for (const reading of readings) {
        expect(reading, `${figure} in ${location}`).toEqual(counted[figure]);
        compared += 1;
      }
  }

  // The chart names both parts in words, where both exist.
  const earned = counted.earnings[0] ?? 0n;
  const states = `$${format(earned - waiting)} paid, $${format(waiting)} waiting.`;
  for (const sentence of sentences) expect(sentence.includes(states)).toBe(waiting > 0n);
  return { readings: compared, withPackages: !hasGifts };
}

/** Each figure has two locations or more, and the packages are left out of few comparisons. */
const leastReadings = 90;

test('each figure is the same wherever it is shown, and in the ledger (D149, D150)', async () => {
  let next = 0;
  await fc.assert(
    fc.asyncProperty(histories, fc.constantFrom(...zones), async (history, zone) => {
      vi.stubEnv('TZ', zone);
      const memberId = team[next % team.length] ?? firstTeamId;
      next += 1;
      await bookHistory(seeded.database.db, memberId, history, seeded.clock.now());
      const { readings } = await compare(seeded, memberId);
      expect(readings).toBeGreaterThanOrEqual(leastReadings);
    }),
    { numRuns: draws },
  );
  expect(next).toBeGreaterThanOrEqual(draws);
}, 600_000);

test('so is each figure of members who buy, cancel, withdraw, take back and are refused', async () => {
  let compared = 0;
  let packages = 0;
  await fc.assert(
    fc.asyncProperty(livedHistories, fees, fc.constantFrom(...zones), async (history, fee, zone) => {
      vi.stubEnv('TZ', zone);
      await town.client.operate('/settings', { cancel_fee_percent: fee });
      const people = await foundTown(town);
      await liveHistory(town, people, history);
      for (const { id } of people) {
        const { readings, withPackages } = await compare(town.server, id);
        expect(readings).toBeGreaterThanOrEqual(leastReadings);
        compared += 1;
        if (withPackages) packages += 1;
      }
    }),
    { numRuns: Math.ceil(draws / 2) },
  );
  expect(compared).toBeGreaterThanOrEqual(draws);
  expect(packages).toBeGreaterThan(compared / 4);
}, 600_000);

test('each figure of the table is compared in two locations or more, or has a reason', () => {
  const single = drawnRows.flatMap(([figure, { shownIn }]) => (shownIn.length < 2 ? [figure] : []));
  expect(single).toEqual(['runningBalance']);
  expect(drawnRows.length).toBeGreaterThanOrEqual(38);
  for (const [figure, { notDrawn }] of rows) expect(notDrawn, figure).not.toBe('');
});

test('each figure comes from fields of the contract', () => {
  const folder = new URL('../../../../openapi/schemas/', import.meta.url);
  const schemas = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const text = `\n${schemas.join('\n')}`;
  for (const [figure, { fields }] of Object.entries(meanings))
    for (const field of fields) {
      const [schema = '', name = ''] = field.split('.');
      const found = new RegExp(`\\n${schema}:\\n(?:(?: .*)?\\n)*? +(?:.*[ {])?${name}:`).test(text);
      expect(found, `${figure}: ${field}`).toBe(true);
    }
});
