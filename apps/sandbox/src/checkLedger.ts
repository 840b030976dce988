import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from './config';
import { type Database, openDatabase } from './data/engine';
import { checkLedger, describeCheck, describeSumFault, isSound } from './ledger/check';
import { lockFolder } from './lock';
import { recount } from './data/sums/recount';

/*
 * `npm run ledger:check -w @portal/sandbox -- <postgres://… or the sandbox's folder>`: counts the books of a database
 * again (T13, T34, T46) and prints what is out of order; ends with 1 if anything is. It writes nothing. `ledger:recount`
 * repairs the kept sums first and prints what it changed. Without an argument both take what a start would take.
 */
const config = readConfig(process.env);
const given = process.argv.slice(2);
const isRecount = given[0] === '--recount';
const target = given[isRecount ? 1 : 0] ?? config.databaseOwnerUrl ?? config.databaseUrl ?? config.dir;

async function check(open: () => Promise<Database>): Promise<boolean> {
  const database = await open();
  try {
    const repaired = isRecount ? await recount(database.db) : [];
    for (const fault of repaired) console.log(`repaired ${describeSumFault(fault)}`);
    const found = await checkLedger(database.db);
    console.log(describeCheck(found).join('\n'));
    return isSound(found);
  } finally {
    await database.close();
  }
}

async function checkFolder(folder: string): Promise<boolean> {
  const dir = join(folder, 'data');
  if (!existsSync(dir)) throw new Error(`There is no database in ${folder}.`);
  const unlock = lockFolder(folder);
  try {
    return await check(() => openDatabase({ dir, migrate: false }));
  } finally {
    unlock();
  }
}

try {
  const isUrl = /^postgres(ql)?:\/\//.test(target);
  const sound = isUrl
    ? await check(() => openDatabase({ url: target, migrate: false }))
    : await checkFolder(resolve(process.env.INIT_CWD ?? '.', target));
  process.exitCode = sound ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
