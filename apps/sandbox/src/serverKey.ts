import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeToken } from './access/tokens';
import type { Config } from './config';

/**
 * The key of stored hashes: SERVER_KEY, or one made from DATABASE_URL, which all processes of a database share. The
 * embedded database has the file `server-key` next to it, which the first start makes.
 */
export function readServerKey({ serverKey, databaseUrl, dir }: Config): string {
  if (serverKey !== undefined) return serverKey;
  if (databaseUrl !== undefined)
    return createHash('sha256').update(`server key:${databaseUrl}`).digest('hex');
  const file = join(dir, 'server-key');
  mkdirSync(dir, { recursive: true });
  try {
    // Only one of several concurrent starts makes the file.
    writeFileSync(file, makeToken(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
