import type { NodeMark } from '../../nodeFace';
import type { Scene } from './createScene';

const drawn: readonly NodeMark[] = ['vacant', 'unknown', 'unpaid', 'paid'];

/** A tree seen from afar, as a handful of paths however many members there are. */
export function FarScene({ scene }: { scene: Extract<Scene, { kind: 'far' }> }) {
  return (
    <>
      <path className="links far" data-leg="plain" d={scene.links} />
      <path className="mass" d={scene.mass} />
      {drawn.map((mark) => (
        <g key={mark} data-mark={mark}>
          <path className="dots" d={scene.marks[mark]} />
        </g>
      ))}
    </>
  );
}
