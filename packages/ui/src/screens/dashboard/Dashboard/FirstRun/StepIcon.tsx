import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon';
import { border, color, fontSize, fontWeight, icon, media, radius, space } from '../../../../tokens';
import type { StepStanding } from './firstSteps';

interface StepIconProps {
  standing: StepStanding;
  number: number;
}

/** A tick for a completed step, else its number in a ring. The text next to it has the same meaning. */
export function StepIcon({ standing, number }: StepIconProps) {
  const done = standing.state === 'done';
  return (
    <Ring $done={done} aria-hidden>
      {done ? <Icon name="check" /> : number}
    </Ring>
  );
}

const Ring = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  inline-size: calc(${icon.base} + ${space[2]});
  block-size: calc(${icon.base} + ${space[2]});
  border: ${border.hair} solid ${({ $done }) => ($done ? color.good : color.inkFaint)};
  border-radius: ${radius.full};
  background: ${({ $done }) => ($done ? color.good : 'transparent')};
  color: ${({ $done }) => ($done ? color.surface : color.inkMuted)};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.label};

  ${media.forcedColors} {
    color: CanvasText;
  }
`;
