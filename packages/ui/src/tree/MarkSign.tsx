import styled from 'styled-components';
import { color, media } from '../tokens';
import { markPath } from './TreeView/markPath';
import type { NodeMark } from './nodeFace';

interface MarkSignProps {
  mark: NodeMark;
  /** As the drawing fills it, while the member's team is shown. */
  filled?: boolean;
}

/** A member's mark as the drawing has it, for legends and lines. Never announced: its word stands beside it. */
export function MarkSign({ mark, filled = false }: MarkSignProps) {
  return (
    <Sign viewBox="-9 -9 18 18" aria-hidden="true" $mark={mark} $filled={filled}>
      <path d={markPath(mark, 6)} />
    </Sign>
  );
}

const colors: Record<NodeMark, string> = {
  paid: color.good,
  unpaid: color.bad,
  unknown: color.lineStrong,
  vacant: color.lineStrong,
};

const dashes: Record<NodeMark, string> = { paid: 'none', unpaid: 'none', unknown: '3 2.2', vacant: 'none' };

const Sign = styled.svg<{ $mark: NodeMark; $filled: boolean }>`
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  fill: ${({ $mark, $filled }) => ($filled ? colors[$mark] : 'none')};
  stroke: ${({ $mark }) => colors[$mark]};
  stroke-width: 1.75;
  stroke-dasharray: ${({ $mark }) => dashes[$mark]};
  stroke-linejoin: round;

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;
