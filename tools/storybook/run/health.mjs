import { findTwins } from './twins.mjs';

const kinds = {
  fails: 'fail',
  overflows: 'are wider than their window',
  cut: 'have a text that is cut',
  empty: 'show nothing',
  flaky: 'are never twice the same',
  console: 'speak of errors in the console',
};

/** What is wrong in a pass, in lines, and whether any of it must not be. */
export function getHealth(frames) {
  const ill = Object.entries(kinds).map(([kind, words]) => ({
    words,
    found: frames.filter(({ health }) => health[kind]),
    kind,
  }));
  const lines = ill.flatMap(({ kind, words, found }) => [
    `${found.length} ${words}.`,
    ...found
      .slice(0, 12)
      .flatMap(({ key, health }) => health[kind].slice(0, 4).map((one) => `  ${key}: ${one}`)),
  ]);
  const twins = findTwins(frames);
  const unexplained = twins.flatMap((group) => group.unexplained);
  lines.push(
    `${twins.flatMap((group) => group.frames).length} look like another. ${unexplained.length} of them don't say what is different.`,
    ...unexplained.slice(0, 12).map(({ key }) => `  ${key}`),
  );
  return { lines, fails: unexplained.length > 0 || ill.some(({ found }) => found.length > 0) };
}
