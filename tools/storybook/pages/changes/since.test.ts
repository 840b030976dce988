import { describe, expect, it } from 'vitest';
import { chooseSince } from './chooseSince';
import { readVisits, visit } from './visits';

const entry = (commit: string, date: string, ...tags: string[]) => ({ commit, date, tags, subject: commit });
const before = [
  entry('cccc3333', '2026-11-22T09:00:00+00:00'),
  entry('bbbb2222', '2026-11-20T18:00:00+05:30', 'v1.2.0'),
  entry('aaaa1111', '2026-11-18T09:00:00+00:00', 'v1.1.0', 'shown'),
];
const chosen = (asked: string) => chooseSince(asked, before)?.commit;

describe('since when', () => {
  it('is a commit by its beginning, or a tag', () => {
    expect(chosen('bbbb')).toBe('bbbb2222');
    expect(chosen('shown')).toBe('aaaa1111');
    expect(chosen('v9')).toBeUndefined();
    expect(chosen('')).toBeUndefined();
  });

  it('is of a day the youngest run that is no later', () => {
    expect(chosen('2026-11-20')).toBe('bbbb2222');
    expect(chosen('2026-11-21')).toBe('bbbb2222');
    expect(chosen('2027-01-01')).toBe('cccc3333');
    expect(chosen('2026-11-01')).toBeUndefined();
  });
});

describe('the last visit', () => {
  it('is the commit before this one, however often this one is opened', () => {
    const first = visit(undefined, 'a');
    expect(first).toEqual({ seen: 'a', previous: undefined });
    const second = visit(first, 'b');
    expect(visit(visit(second, 'b'), 'b')).toEqual({ seen: 'b', previous: 'a' });
    expect(visit(second, 'c').previous).toBe('b');
  });

  it('is read as it was kept, and nothing else is taken for one', () => {
    const kept = visit(visit(undefined, 'a'), 'b');
    expect(readVisits(JSON.stringify(kept))).toEqual(kept);
    for (const odd of [null, 'c0ffee', '7', '{"seen":1}', 'null']) expect(readVisits(odd)).toBeUndefined();
  });
});
