import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Locks the folder of the embedded database, because two processes would destroy its files. Returns a function that
 * releases it. Throws, with advice, if a living process holds the lock, and takes over the lock of a dead one.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const holder = readHolder(file);
  if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new Error(
      `A sandbox is already running on ${folder} (process ${readHolder(file) ?? 'unknown'}).\n` +
        `Use that one, stop it, or set SANDBOX_DIR to another folder. If no sandbox runs, delete ${file}.`,
      { cause: error },
    );
  }
  return () => {
    if (readHolder(file) === process.pid) rmSync(file, { force: true });
  };
}

function readHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** A lock with this process's own id is left over, because in a container two runs have the same id. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
