import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a file of this folder as a separate process that prints its address. */
export async function spawnServer(
  file: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; origin: string }> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
  });
  return { child, origin };
}
