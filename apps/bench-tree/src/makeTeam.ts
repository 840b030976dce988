import type { Team } from './contender';

/** A repeatable source of numbers from 0 to below 1. */
function seeded(): () => number {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A team of `count`: a quarter brought nobody, most a few, some eight. Parents stand before their children. */
export function makeTeam(count: number): Team {
  const next = seeded();
  const parents = new Int32Array(count).fill(-1);
  let filled = 1;
  for (let node = 0; filled < count; node += 1) {
    const draw = next();
    const some = draw < 0.25 ? 0 : draw < 0.95 ? 1 + Math.floor(draw * 4) : 8;
    // The root has four, and the line never ends before everybody has a place.
    const degree = node === 0 ? 4 : filled <= node + 1 ? Math.max(1, some) : some;
    for (let child = 0; child < degree && filled < count; child += 1, filled += 1) parents[filled] = node;
  }
  const below = new Int32Array(count).fill(1);
  for (let node = count - 1; node > 0; node -= 1) below[parents[node] ?? 0]! += below[node] ?? 0;
  const children = Array.from(parents.keys()).filter((node) => parents[node] === 0);
  const largest = children.reduce((best, node) => ((below[node] ?? 0) > (below[best] ?? 0) ? node : best), 1);
  return { ids: Array.from({ length: count }, (_, node) => `member${node}`), parents, largest };
}
