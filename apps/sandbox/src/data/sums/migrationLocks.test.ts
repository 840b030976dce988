import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../engine';
import { keptSums } from './keptSums';

const isFunction = /^CREATE (?:OR REPLACE )?(?:FUNCTION|PROCEDURE) (\w+)/i;

/** Whether a statement writes rows into a table while the migration runs. A function's body runs later. */
function isFill(statement: string, table: string): boolean {
  const written = new RegExp(`\\b(INSERT INTO|UPDATE|MERGE INTO|CREATE TABLE|COPY) (ONLY )?${table}\\b`, 'i');
  return written.test(statement) && /\b(SELECT|FROM|SET)\b/i.test(statement);
}

/** Replaces calls of functions, outside their declarations, by what they run. */
function inlineCalls(texts: readonly string[]): string[] {
  const bodies = texts.flatMap((text) => {
    const [, name] = isFunction.exec(text) ?? [];
    return name === undefined ? [] : [{ name, text }];
  });
  return texts.map((text) => {
    if (isFunction.test(text)) return '';
    if (!/^(SELECT|CALL|DO|WITH|PERFORM)\b/i.test(text)) return text;
    const called = bodies.filter(({ name }) => new RegExp(`\\b${name}\\s*\\(`, 'i').test(text));
    return [text, ...called.map((body) => body.text)].join(' ');
  });
}

const toText = (statement: string): string =>
  statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll('"', '')
    .replaceAll('public.', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Tables that are locked against writers by a statement. */
function getLocked(statement: string): string[] {
  const [, names = ''] =
    /^LOCK (?:TABLE )?(?:ONLY )?(.+) IN (?:SHARE|SHARE ROW EXCLUSIVE|EXCLUSIVE|ACCESS EXCLUSIVE) MODE/i.exec(
      statement,
    ) ?? [];
  return names.split(',').map((name) => name.trim());
}

/**
 * The kept tables whose newest fill counts rows that others may be writing. An older fill is repaired by a newer one,
 * because applied migrations are never edited.
 */
function findUnlocked(migrations: readonly (readonly string[])[]): string[] {
  return keptSums.flatMap(({ table, kept, rows }) => {
    const fills = migrations.flatMap((statements) => {
      const texts = inlineCalls(statements.map(toText));
      const at = texts.findIndex(
        (text) => isFill(text, table) && kept.some((column) => text.includes(column)),
      );
      if (at < 0) return [];
      const locked = texts.slice(0, at).flatMap(getLocked);
      return [rows.every((name) => locked.includes(name))];
    });
    return fills.at(-1) === false ? [table] : [];
  });
}

const own = readMigrationFiles({ migrationsFolder }).map(({ sql }) => sql);

test('a migration that fills a kept table locks what it counts first (T46)', () => {
  expect(own.length).toBeGreaterThan(8);
  expect(findUnlocked(own)).toEqual([]);
});

test('those before the lock was a rule did not', () => {
  expect(findUnlocked(own.slice(0, 8))).toEqual(['history_days', 'payout_counts', 'payout_days']);
});

test.each(keptSums)(
  'a new fill of $table without a lock, or with one too late or too weak, is red',
  (sum) => {
    const { table, key, kept, rows } = sum;
    const fill = `INSERT INTO "${table}" (${[...key, ...kept].join(', ')}) ${sum.counted}`;
    const update = `UPDATE public.${table} t SET ${kept[0]} = c.${kept[0]} FROM (${sum.counted}) c`;
    const lock = (mode: string) => `LOCK TABLE ${rows.join(', ')} IN ${mode} MODE`;
    const block = `DO $$ BEGIN ${fill}; END $$`;
    for (const statement of [fill, update, update.replace('UPDATE ', 'UPDATE ONLY '), block]) {
      expect(findUnlocked([...own, [statement]])).toEqual([table]);
      expect(findUnlocked([...own, [statement, lock('SHARE')]])).toEqual([table]);
      expect(findUnlocked([...own, [lock('ROW EXCLUSIVE'), statement]])).toEqual([table]);
      expect(findUnlocked([...own, [lock('SHARE ROW EXCLUSIVE'), statement]])).toEqual([]);
    }
    const declared = `CREATE FUNCTION fill_again() RETURNS void LANGUAGE sql AS $$ ${fill} $$`;
    expect(findUnlocked([...own, [declared, 'SELECT fill_again()']])).toEqual([table]);
    expect(findUnlocked([...own, [declared]])).toEqual([]);
  },
);
