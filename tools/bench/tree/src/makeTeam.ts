import type { Team } from './contender';

/** A repeatable random source from 0 to below 1. */
function seeded(): () => number {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Creates a team of `count`: a quarter without children, most with a few, some with eight. Parents come before their
 * children. Every name starts with `word`.
 */
export function makeTeam(count: number, word = 'member'): Team {
  const next = seeded();
  const parents = new Int32Array(count).fill(-1);
  let filled = 1;
  for (let node = 0; filled < count; node += 1) {
    const draw = next();
    const some = draw < 0.25 ? 0 : draw < 0.95 ? 1 + Math.floor(draw * 4) : 8;
    // The root has four children, and the queue never empties before every node has a position.
    const degree = node === 0 ? 4 : filled <= node + 1 ? Math.max(1, some) : some;
    for (let child = 0; child < degree && filled < count; child += 1, filled += 1) parents[filled] = node;
  }
  const below = new Int32Array(count).fill(1);
  for (let node = count - 1; node > 0; node -= 1) below[parents[node] ?? 0]! += below[node] ?? 0;
  const children = Array.from(parents.keys()).filter((node) => parents[node] === 0);
  const largest = children.reduce((best, node) => ((below[node] ?? 0) > (below[best] ?? 0) ? node : best), 1);
  return { ids: Array.from({ length: count }, (_, node) => `${word}${node}`), parents, largest };
}
