import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../data/engine';
import { asOwner, copyTemplate } from './copyTemplate';

/**
 * A database for this test file on the project's engine, removed after its last test. It is migrated and empty, or has
 * the demo members and a small team as of `testNow`. Call it at the top of the file: `const { db } = await
 * testDatabase('seeded')`.
 */
export async function testDatabase(contents: 'empty' | 'seeded' = 'empty'): Promise<Database> {
  const source = inject('sandboxDatabase');
  const template = source.templates[contents];
  if (source.engine === 'pglite') {
    const dir = `${template}-${randomUUID()}`;
    await cp(template, dir, { recursive: true });
    const database = await openDatabase({ dir });
    afterAll(async () => {
      await database.close();
      await rm(dir, { recursive: true, force: true });
    });
    return database;
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const database = await openDatabase({ url: await copyTemplate(source.url, template, name) });
  afterAll(async () => {
    await database.close();
    await asOwner(source.url, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return database;
}
