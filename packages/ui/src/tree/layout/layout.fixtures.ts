import type { TreeShape } from './shape';

/** A repeatable source of numbers from 0 to below 1 (a linear congruence). */
export function seeded(seed: number): () => number {
  let state = (Math.imul(seed + 1, 2_654_435_761) ^ 0x5bd1e995) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A tree by the number of children of each node, level by level; nodes beyond the list have none. */
export function getShape(degrees: readonly number[]): TreeShape {
  const parents = [-1];
  for (let node = 0; node < parents.length; node += 1) {
    for (let child = 0; child < (degrees[node] ?? 0); child += 1) parents.push(node);
  }
  return { ids: parents.map((_parent, node) => `n${node}`), parents };
}

/** A tree of about `count` nodes with a team's growth: most have few children, a few have many. */
export function teamShape(count: number, seed = 1): TreeShape {
  const next = seeded(seed);
  const parents = new Int32Array(count).fill(-1);
  const ids = new Array<string>(count);
  let filled = 1;
  for (let node = 0; filled < count; node += 1) {
    const draw = next();
    const degree = draw < 0.25 ? 0 : draw < 0.95 ? 1 + Math.floor(draw * 4) : 8;
    const wanted = filled <= node + 1 ? Math.max(1, degree) : degree;
    for (let child = 0; child < wanted && filled < count; child += 1, filled += 1) parents[filled] = node;
  }
  for (let node = 0; node < count; node += 1) ids[node] = `member${node}`;
  return { ids, parents };
}
