import styled from 'styled-components';
import { color, media } from '../tokens';
import { toStatusPath } from './TreeView/Scene/toStatusPath';
import type { NodeStatus } from './nodeFace';

interface StatusSignProps {
  status: NodeStatus;
  /** Fills the symbol, like the drawing does while the member's team is shown. */
  filled?: boolean;
}

/**
 * A member's status symbol, for legends and rows. Hidden from screen readers, because its word is next to it.
 */
export function StatusSign({ status, filled = false }: StatusSignProps) {
  return (
    <Sign viewBox="-9 -9 18 18" aria-hidden="true" $status={status} $filled={filled}>
      <path d={toStatusPath(status, 6)} />
    </Sign>
  );
}

const colors: Record<NodeStatus, string> = {
  paid: color.good,
  unpaid: color.bad,
  unknown: color.lineStrong,
  vacant: color.bad,
};

const dashes: Record<NodeStatus, string> = { paid: 'none', unpaid: 'none', unknown: '3 2.2', vacant: 'none' };

const Sign = styled.svg<{ $status: NodeStatus; $filled: boolean }>`
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  fill: ${({ $status, $filled }) => ($filled ? colors[$status] : 'none')};
  stroke: ${({ $status }) => colors[$status]};
  stroke-width: 1.75;
  stroke-dasharray: ${({ $status }) => dashes[$status]};
  stroke-linejoin: round;

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;
