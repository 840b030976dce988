import { findDuplicates } from './duplicates.mjs';

const kinds = {
  fails: 'fail',
  overflows: 'are wider than their window',
  cut: 'have a text that is cut',
  empty: 'show nothing',
  flaky: 'are never twice the same',
  console: 'speak of errors in the console',
};

/** What is wrong in a run, in lines, and whether any of it must not be. */
export function getHealth(snapshots) {
  const ill = Object.entries(kinds).map(([kind, words]) => ({
    words,
    found: snapshots.filter(({ health }) => health[kind]),
    kind,
  }));
  const lines = ill.flatMap(({ kind, words, found }) => [
    `${found.length} ${words}.`,
    ...found
      .slice(0, 12)
      .flatMap(({ key, health }) => health[kind].slice(0, 4).map((one) => `  ${key}: ${one}`)),
  ]);
  const duplicates = findDuplicates(snapshots);
  const unexplained = duplicates.flatMap((group) => group.unexplained);
  lines.push(
    `${duplicates.flatMap((group) => group.snapshots).length} look like another. ${unexplained.length} of them don't say what is different.`,
    ...unexplained.slice(0, 12).map(({ key }) => `  ${key}`),
  );
  return { lines, fails: unexplained.length > 0 || ill.some(({ found }) => found.length > 0) };
}
