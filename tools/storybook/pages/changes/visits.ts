/** A browser's visits to this Storybook: the current commit and the previous one. */
export interface Visits {
  seen: string;
  previous?: string | undefined;
}

/** Returns the visits after this commit is opened. Opening it again changes nothing. */
export function visit(visits: Visits | undefined, commit: string): Visits {
  if (visits?.seen === commit) return visits;
  return { seen: commit, previous: visits?.seen };
}

/** Parses the stored visits. Undefined where there are none or the value is invalid. */
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
