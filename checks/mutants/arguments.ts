import { parseArgs } from 'node:util';
import type { Registered } from './registry';

export interface Asked {
  /** Beginnings of areas or of promises' ids. Empty for all. */
  only: string[];
  workers: number;
  /** Also what did not change since it was last run. */
  again: boolean;
}

/** @throws when an option is unknown, or the workers are no number */
export function readArguments(args: string[]): Asked {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      workers: { type: 'string', default: '2' },
      again: { type: 'boolean', default: false },
    },
  });
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1)
    throw new Error(`--workers ${values.workers}: a number from 1`);
  return { only: values.only, workers, again: values.again };
}

/** Whether a breakage is asked for: by how its file's name or its promise's id begins, or by a decision's id. */
export function isAsked({ area, breakage: { promise } }: Registered, only: readonly string[]): boolean {
  if (only.length === 0) return true;
  return only.some(
    (word) => area.startsWith(word) || word === promise || (/^[AB]\b/.test(word) && promise.startsWith(word)),
  );
}
