import { parseArgs } from 'node:util';

/**
 * Reads `--rounds=5` and `--rounds 5` as `{ rounds: '5' }`, and `--compare` as `{ compare: '' }`.
 * @param {string[]} words
 * @returns {Record<string, string | undefined>}
 */
function readOptions(words) {
  const { values } = parseArgs({
    args: words.flatMap((word, at) => {
      const isBare = word.startsWith('--') && !word.includes('=');
      const next = words[at + 1];
      return isBare && (next === undefined || next.startsWith('--')) ? [`${word}=`] : [word];
    }),
    options: Object.fromEntries(optionNames(words).map((name) => [name, { type: 'string' }])),
  });
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** @param {string[]} words */
const optionNames = (words) =>
  words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).replace(/=.*/s, ''));

/** The options of this bench. */
export const options = readOptions(process.argv.slice(2));

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
export const p95 = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];

/** Runs a step with a time limit in ms, and names the step if it is late. */
export async function within(step, work, limit = 180_000) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step} took more than ${limit / 1000} s.`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
