import { hash, verify } from '@node-rs/argon2';

/** argon2id costs; `memoryCost` in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** OWASP's first choice for argon2id. */
const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

export interface Passwords {
  hash: (secret: string) => Promise<string>;
  /** False for a member who is not there, after the same work as for one who is (T17). */
  verify: (stored: string | null | undefined, secret: string) => Promise<boolean>;
}

export function createPasswords(cost: PasswordCost = standardCost): Passwords {
  const make = (secret: string) => hash(secret, { ...cost, parallelism: 1 });
  let nobody: Promise<string> | undefined;
  return {
    hash: make,
    verify: async (stored, secret) => {
      nobody ??= make('nobody has this password');
      const matches = await verify(stored ?? (await nobody), secret);
      return matches && stored != null;
    },
  };
}
