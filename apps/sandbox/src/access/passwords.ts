import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { createTurnQueue, type TurnQueueOptions } from '../api/turnQueue';
import { type Hashing, type Passwords, shareJudged } from './shareJudged';

/** argon2id costs; `memoryCost` in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's first choice for argon2id. */
const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** One hash takes a processor for some 20 ms. One processor stays free for calls that hold a lock of the database. */
const turns: TurnQueueOptions = {
  atOnce: Math.max(1, availableParallelism() - 1),
  mostWaiting: 500,
  patience: 15,
  busy: { retryAfter: 5 },
};

function createHashing(cost: PasswordCost = standardCost): Hashing {
  const inTurn = createTurnQueue(turns);
  const make = (secret: string) => inTurn(() => hash(secret, { ...cost, parallelism: 1 }));
  let decoy: Promise<string> | undefined;
  return {
    hash: make,
    verify: async (stored, secret) => {
      decoy ??= make('no one has this password');
      const kept = stored ?? (await decoy);
      const matches = await inTurn(() => verify(kept, secret));
      return matches && stored != null;
    },
  };
}

export const createPasswords = (cost?: PasswordCost): Passwords => shareJudged(createHashing(cost));
