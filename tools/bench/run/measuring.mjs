/** The options of a bench: `--rounds=5` is `{ rounds: '5' }`, and `--compare` is `{ compare: '' }`. */
export const options = Object.fromEntries(
  process.argv.slice(2).map((argument) => {
    const [name, value = ''] = argument.replace(/^--/, '').split('=');
    return [name, value];
  }),
);

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
