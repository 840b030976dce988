import fc from 'fast-check';

/** Whether a pattern matches the beginning of a text; * matches anything: "Screens/Access", "*Login". */
function matches(patterns, texts) {
  return patterns.some((pattern) => {
    const source = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
    return texts.some((text) => new RegExp(`^${source}`, 'i').test(text));
  });
}

/** Draws from a list by a seed, the same for the same seed. */
const draw = (list, count, seed) =>
  fc.sample(fc.shuffledSubarray(list, { minLength: count, maxLength: count }), { seed, numRuns: 1 })[0];

/**
 * The snapshots that are opened: those of a pattern, each in a window of another width if one is given, and of these a
 * random sample.
 *
 * @type {<One>(all: readonly One[], how: { stories: string[]; width?: number; sample: number; seed: number }) => One[]}
 */
export function chooseSnapshots(all, { stories, width, sample, seed }) {
  const meant = all.filter(({ title, name, id }) => matches(stories, [`${title}/${name}`, id]));
  const seen = width
    ? meant.map((one) => ({ ...one, viewport: { width, height: width < 600 ? 844 : 900 } }))
    : meant;
  return sample < seen.length ? draw(seen, sample, seed) : seen;
}
