import { parseArgs } from 'node:util';
import { benchOptions } from './options.mjs';

/** The options of this bench: `--rounds=5` and `--rounds 5` are `{ rounds: '5' }`. `runPart` has refused unknown ones. */
export const { values: options } = parseArgs({
  strict: false,
  options: Object.fromEntries(
    Object.values(benchOptions)
      .flatMap(Object.entries)
      .map(([name, values]) => [name, { type: values === '' ? 'boolean' : 'string' }]),
  ),
});

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
