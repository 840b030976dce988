import { type NodeFace, shortName } from '../../nodeFace';
import { toStatusPath } from './toStatusPath';
import { formatFigureCount } from '../../../text/figures/figure';

export interface FaceProps {
  face: NodeFace;
  /** 1rem in pixels. */
  rem: number;
}

/** A member as a status symbol. */
export function StatusFace({ face, rem, current }: FaceProps & { current: boolean }) {
  return (
    <>
      {current && <circle className="ring" r={0.9 * rem} />}
      <StatusSigns face={face} rem={rem} radius={0.6} />
    </>
  );
}

/** The status symbol, and the icons of a team that is loading or failed. `radius` is in rem. */
export function StatusSigns({ face, rem, radius }: FaceProps & { radius: number }) {
  const unit = (radius / 0.6) * rem;
  return (
    <>
      <path className="symbol" d={toStatusPath(face.status, radius * rem)} />
      {face.branch === 'loading' && <circle className="wait" r={0.95 * unit} />}
      {face.branch === 'failed' && (
        <path className="fault" d={`M${0.8 * unit} ${-1.1 * unit}v${0.5 * unit}m0 ${0.3 * unit}v.01`} />
      )}
    </>
  );
}

/** The name under a symbol, and the number of hidden members below. */
export function StatusText({ face, rem, open }: FaceProps & { open: boolean }) {
  const { branch, below } = face;
  const isHidden = branch === 'unasked' || (branch === 'loaded' && !open);
  const hasMore = isHidden && below !== undefined && below > 0;
  return (
    <>
      <text aria-hidden="true" y={1.5 * rem}>
        {shortName(face.name)}
      </text>
      {hasMore && (
        <text className="more" aria-hidden="true" y={2.4 * rem}>
          +{formatFigureCount('below', below)}
        </text>
      )}
    </>
  );
}
