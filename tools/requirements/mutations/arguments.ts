import { parseArgs } from 'node:util';
import type { Registered } from './mutation';

export interface Asked {
  /** Prefixes of areas or of requirements' ids. Empty for all. */
  only: string[];
  workers: number;
  /** Also runs those unchanged since their last run. */
  again: boolean;
}

/** @throws when an option is unknown, or the workers are not a number */
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

/** True when a prefix matches the mutation's area or requirement id, or when its decision's id is selected. */
export function isAsked({ area, requirement }: Registered, only: readonly string[]): boolean {
  if (only.length === 0) return true;
  return only.some(
    (word) =>
      area.startsWith(word) || word === requirement || (/^[AB]\b/.test(word) && requirement.startsWith(word)),
  );
}
