import process from 'node:process';
import { expect } from 'vitest';
import { describeFall, writeJudged } from '../run/judgedRows.mjs';

/**
 * Fails when a check judges fewer things than judged.tsv says, because it may have gone blind. To write the rows:
 * `JUDGED=write npx vitest run --project unit --no-file-parallelism tools`.
 */
export function judged(name: string, count: number): void {
  if (process.env['JUDGED'] === 'write') writeJudged(name, count);
  else expect(describeFall(name, count)).toBeUndefined();
}
