import { hash, verify } from '@node-rs/argon2';
import { type Hashing, type Passwords, shareJudged } from './shareJudged';

/** argon2id costs; `memoryCost` in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's first choice for argon2id. */
const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

function createHashing(cost: PasswordCost = standardCost): Hashing {
  const make = (secret: string) => hash(secret, { ...cost, parallelism: 1 });
  // oxlint-disable-next-line portal/process-state -- a hash without a password, for equal time: each process may have another
  let decoy: Promise<string> | undefined;
  return {
    hash: make,
    verify: async (stored, secret) => {
      decoy ??= make('no one has this password');
      const matches = await verify(stored ?? (await decoy), secret);
      return matches && stored != null;
    },
  };
}

export const createPasswords = (cost?: PasswordCost): Passwords => shareJudged(createHashing(cost));
