import { expect, test } from 'vitest';
import { describeNode, type NodeFace } from './nodeFace';

const face: NodeFace = { name: 'mei5', status: 'paid', branch: 'loaded' };

test.each<[Partial<NodeFace>, string]>([
  [{}, 'mei5, Paid'],
  [{ leg: 'left' }, 'mei5, Paid, in the left leg'],
  [
    { leg: 'right', below: 1200, legs: { left: 700, right: 500 } },
    'mei5, Paid, in the right leg, 1,200 in the team, 700 bots on the left, 500 bots on the right',
  ],
  [{ legs: { left: 0, right: undefined } }, 'mei5, Paid, 0 bots on the left'],
  [{ branch: 'loading', below: 3 }, 'mei5, Paid, Loading'],
  [
    { name: 'Vacant', status: 'vacant', branch: 'none', leg: 'left', note: 'left of mei5' },
    'Vacant, left of mei5',
  ],
])('a node with %j is read as %s', (more, text) => {
  expect(describeNode({ ...face, ...more })).toBe(text);
});
