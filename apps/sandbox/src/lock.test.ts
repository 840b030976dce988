import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that lives until the callback ends. */
async function withOther(callback: (pid: number) => void): Promise<number> {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await once(other, 'spawn');
  const ended = once(other, 'exit');
  try {
    callback(other.pid!);
  } finally {
    other.kill('SIGKILL');
    await ended;
  }
  return other.pid!;
}

describe('the lock of a folder', () => {
  it('is taken once, and can be taken again when it was given back', () => {
    const unlock = lockFolder(folder);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    unlock();
    expect(existsSync(file)).toBe(false);
    lockFolder(folder)();
  });

  it('of a running process is respected, and that of a dead one taken over', async () => {
    const pid = await withOther((other) => {
      writeFileSync(file, String(other));
      expect(() => lockFolder(folder)).toThrow(
        `A sandbox is already running on ${folder} (process ${other})`,
      );
      expect(readFileSync(file, 'utf8')).toBe(String(other));
    });
    expect(readFileSync(file, 'utf8')).toBe(String(pid));
    const unlock = lockFolder(folder);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    unlock();
  });

  it('is not given back by a process that no longer holds it', async () => {
    const unlock = lockFolder(folder);
    await withOther((other) => {
      writeFileSync(file, String(other));
      unlock();
      expect(existsSync(file)).toBe(true);
    });
  });

  it('that names no one is ignored', () => {
    writeFileSync(file, '');
    expect(() => lockFolder(folder)).toThrow(`delete ${file}`);
  });
});
