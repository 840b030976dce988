import { expect, test } from 'vitest';
import { seededSettings } from '../seeds/catalogue';
import { testDatabase } from '../testing/database';
import { settings } from './schema/catalogue';
import { defaultSettings, readSettings } from './settings';

const { db } = await testDatabase('seeded');

test('stored switches come back as they were stored, rates as exact text (T22)', async () => {
  expect(await db.$count(settings)).toBe(Object.keys(seededSettings).length);
  expect(await readSettings(db)).toEqual(seededSettings);
  const rate = '88.10';
  await db
    .insert(settings)
    .values({ key: 'conversion_rate', value: rate })
    .onConflictDoUpdate({ target: settings.key, set: { value: rate } });
  expect(await readSettings(db)).toEqual({ ...seededSettings, conversion_rate: rate });
  await db.delete(settings);
  expect(await readSettings(db)).toEqual(defaultSettings);
});
