/** Hashes secrets and verifies them against a hash. */
export interface Hashing {
  hash: (secret: string) => Promise<string>;
  /** Returns false for an unknown member after the same work as for a known one (T17). */
  verify: (stored: string | null | undefined, secret: string) => Promise<boolean>;
}

export interface Passwords extends Hashing {
  /** Whether this request already has the result, so another check is free. */
  isJudged: (stored: string | null | undefined, secret: string) => boolean;
  /** A copy for one request, which keeps its results until the request ends. */
  forRequest: () => Passwords & { end: () => void };
}

interface Judged {
  matches: Promise<boolean>;
  /** The number of requests that hold this result. */
  waiting: number;
}

/**
 * Verifies a secret once for all concurrent requests and drops the result with the last of them. A member's queued
 * writes therefore don't each wait for a hash (T33).
 */
export function shareJudged({ hash, verify }: Hashing): Passwords {
  // oxlint-disable-next-line portal/process-state -- what a request under way has computed, gone with it
  const judged = new Map<string, Judged>();
  const keep = (question: string, stored: string | null | undefined, secret: string) => {
    const one = judged.get(question) ?? { matches: verify(stored, secret), waiting: 0 };
    one.waiting += 1;
    judged.set(question, one);
    return one.matches;
  };
  const release = (question: string) => {
    const one = judged.get(question);
    if (one && (one.waiting -= 1) === 0) judged.delete(question);
  };
  const forRequest: Passwords['forRequest'] = () => {
    // oxlint-disable-next-line portal/process-state -- what this request has computed
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
