import styled from 'styled-components';
import { color, space } from '../../tokens';

/** A tree with one broken branch. */
export function LostBranch() {
  return (
    <Drawing viewBox="0 0 160 96" aria-hidden>
      <path d="M80 12C80 40 44 30 44 52M44 52C44 70 26 64 26 82M44 52C44 70 62 64 62 82" />
      <path className="lost" d="M80 12C80 40 116 30 116 52M116 52C116 68 133 62 134 76" />
      <g>
        <circle cx="80" cy="12" r="5" />
        <circle cx="44" cy="52" r="4" />
        <circle cx="26" cy="82" r="3" />
        <circle cx="62" cy="82" r="3" />
      </g>
      <circle className="gap" cx="134" cy="82" r="5" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  inline-size: 10rem;
  max-inline-size: 60vw;
  margin-block-end: ${space[4]};
  fill: none;
  stroke: ${color.legLeft};
  stroke-width: 1.5;
  stroke-linecap: round;

  g {
    fill: ${color.legLeft};
    stroke: none;
  }
  .lost {
    stroke: ${color.legRight};
    stroke-dasharray: 2 5;
  }
  .gap {
    stroke: ${color.legRight};
    stroke-dasharray: 2 3;
  }
`;
