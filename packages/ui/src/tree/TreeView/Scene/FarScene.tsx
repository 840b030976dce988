import type { NodeStatus } from '../../nodeFace';
import type { Scene } from './createScene';

const drawn: readonly NodeStatus[] = ['vacant', 'unknown', 'unpaid', 'paid'];

/** A distant tree, as a few paths for any number of members. */
export function FarScene({ scene }: { scene: Extract<Scene, { kind: 'far' }> }) {
  return (
    <>
      <path className="links far" data-leg="plain" d={scene.links} />
      <path className="mass" d={scene.mass} />
      {drawn.map((status) => (
        <g key={status} data-status={status}>
          <path className="dots" d={scene.statuses[status]} />
        </g>
      ))}
    </>
  );
}
