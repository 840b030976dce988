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
  /** Answers false for a member who does not exist, after the same work as for one who does (T17). */
  verify: (stored: string | null | undefined, secret: string) => Promise<boolean>;
}

export function createPasswords(cost: PasswordCost = standardCost): Passwords {
  const make = (secret: string) => hash(secret, { ...cost, parallelism: 1 });
  let nobody: Promise<string> | undefined;
  const judge = async (stored: string | null | undefined, secret: string) => {
    nobody ??= make('nobody has this password');
    const matches = await verify(stored ?? (await nobody), secret);
    return matches && stored != null;
  };
  const underWay = new Map<string, Promise<boolean>>();
  return {
    hash: make,
    // The same question asked many times at once is answered once, and forgotten with the answer: a member's writes that
    // wait for each other don't wait for a hash each (T33).
    verify: (stored, secret) => {
      const question = JSON.stringify([stored ?? null, secret]);
      const asked = underWay.get(question) ?? judge(stored, secret).finally(() => underWay.delete(question));
      underWay.set(question, asked);
      return asked;
    },
  };
}
