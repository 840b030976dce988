import styled from 'styled-components';
import { color, fontSize, fontWeight, media } from '../../../tokens';
import { securityMessages } from './messages';
import type { Grade, GradeLetter } from './protections';

const radius = 46;
const length = 2 * Math.PI * radius;

/** The grade as a letter in a ring that shows the share of protections that are on. */
export function GradeRing({ grade: { letter, on, total } }: { grade: Grade }) {
  return (
    <Face role="img" aria-label={securityMessages.grade({ letter })}>
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <circle cx="52" cy="52" r={radius} />
        {on > 0 && (
          <Arc
            $letter={letter}
            cx="52"
            cy="52"
            r={radius}
            strokeDasharray={`${(length * on) / total} ${length}`}
          />
        )}
      </svg>
      <b aria-hidden="true" translate="no">
        {letter}
      </b>
    </Face>
  );
}

const tones: Record<GradeLetter, string> = { A: color.good, B: color.good, C: color.warn, D: color.bad };

const Face = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 6.5rem;
  aspect-ratio: 1;

  > * {
    grid-area: 1 / 1;
  }
  > svg {
    inline-size: 100%;
    transform: rotate(-90deg);
  }
  circle {
    fill: none;
    stroke: ${color.line};
    stroke-width: 8;
  }
  > b {
    font-size: 2.25rem;
    font-weight: ${fontWeight.page};
  }
  ${media.phone} {
    inline-size: 5rem;

    > b {
      font-size: ${fontSize.hero};
    }
  }
`;

const Arc = styled.circle<{ $letter: GradeLetter }>`
  &&& {
    stroke: ${({ $letter }) => tones[$letter]};
    stroke-linecap: round;
  }
  ${media.forcedColors} {
    &&& {
      stroke: Highlight;
    }
  }
`;
