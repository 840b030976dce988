/** What a browser saw of the room: the commit that it looks at now, and the one before. */
export interface Visits {
  seen: string;
  previous?: string | undefined;
}

/** The visits after this commit is opened. To open it again is the same visit, and forgets nothing. */
export function visit(visits: Visits | undefined, commit: string): Visits {
  if (visits?.seen === commit) return visits;
  return { seen: commit, previous: visits?.seen };
}

/** What was kept of them; undefined where that is nothing, or not ours. */
export function readVisits(kept: string | null): Visits | undefined {
  if (kept === null) return undefined;
  try {
    const { seen, previous } = JSON.parse(kept) as Partial<Record<keyof Visits, unknown>>;
    if (typeof seen !== 'string') return undefined;
    return { seen, previous: typeof previous === 'string' ? previous : undefined };
  } catch {
    return undefined;
  }
}
