/** How a secret is hashed, and judged against a hash. */
export interface Hashing {
  hash: (secret: string) => Promise<string>;
  /** Answers false for a member who does not exist, after the same work as for one who does (T17). */
  verify: (stored: string | null | undefined, secret: string) => Promise<boolean>;
}

export interface Passwords extends Hashing {
  /** Whether this request has judged it already, so that asking again costs nothing. */
  isJudged: (stored: string | null | undefined, secret: string) => boolean;
  /** The same for one request, which keeps what it judged until it ends. */
  forRequest: () => Passwords & { end: () => void };
}

interface Judged {
  matches: Promise<boolean>;
  /** How many requests keep it. */
  keepers: number;
}

/**
 * A secret is judged against a hash once for all who ask while any of them keeps the answer, and forgotten with the last:
 * the writes of a member that wait for each other don't wait for a hash each (T33).
 */
export function shareJudged({ hash, verify }: Hashing): Passwords {
  const judged = new Map<string, Judged>();
  const keep = (question: string, stored: string | null | undefined, secret: string) => {
    const one = judged.get(question) ?? { matches: verify(stored, secret), keepers: 0 };
    one.keepers += 1;
    judged.set(question, one);
    return one.matches;
  };
  const release = (question: string) => {
    const one = judged.get(question);
    if (one && (one.keepers -= 1) === 0) judged.delete(question);
  };
  const forRequest: Passwords['forRequest'] = () => {
    const kept = new Map<string, Promise<boolean>>();
    const getQuestion = (stored: string | null | undefined, secret: string) =>
      JSON.stringify([stored ?? null, secret]);
    return {
      hash,
      isJudged: (stored, secret) => kept.has(getQuestion(stored, secret)),
      verify: (stored, secret) => {
        const question = getQuestion(stored, secret);
        const matches = kept.get(question) ?? keep(question, stored, secret);
        kept.set(question, matches);
        return matches;
      },
      forRequest,
      end: () => {
        for (const question of kept.keys()) release(question);
        kept.clear();
      },
    };
  };
  return {
    hash,
    isJudged: () => false,
    verify: (stored, secret) => {
      const alone = forRequest();
      return alone.verify(stored, secret).finally(alone.end);
    },
    forRequest,
  };
}
