import { useId } from 'react';
import styled from 'styled-components';
import { color, media } from '../../tokens';
import type { Tone } from '../../theme/seriesColors';
import { seriesColor } from '../../theme/SeriesStyle';

// Distinguishes series without colour. Each tone has its own.

/** The lines on a tile of 6 by 6 px. */
export const getPattern: Record<Tone, string> = {
  one: '',
  two: 'M-1 1 1-1 M0 6 6 0 M5 7 7 5',
  three: 'M3 2.99V3.01',
  four: 'M0 3H6',
  rest: 'M3 0V6',
  referral: '',
  roi: 'M-1 1 1-1 M0 6 6 0 M5 7 7 5',
  matching: 'M3 2.99V3.01',
  royalty: 'M-1 5 1 7 M0 0 6 6 M5-1 7 1',
  direct: 'M0 3H6',
  poolLevel: 'M0 3H6 M3 0V6',
};

/** The dashes of a line, in px. */
export const dashByTone: Record<Tone, string> = {
  one: 'none',
  two: '6 4',
  three: '2 3',
  four: '10 3 2 3',
  rest: '1 5',
  ...{ referral: 'none', roi: '6 4', matching: '2 3', royalty: '10 3 2 3', direct: '14 4', poolLevel: '4 2' },
};

const isDotted = (tone: Tone) => tone === 'three' || tone === 'matching';

/** A tile's side in px. Patterns distinguish series without colour. */
const side = 6;

/** The fills of the series and their definitions. `defs` appears once in the chart that uses them. */
export function usePatterns(tones: readonly Tone[]) {
  const id = useId();
  const defs = (
    <Defs aria-hidden="true">
      <defs>
        {tones.map((tone) => (
          <pattern key={tone} id={`${id}${tone}`} width={side} height={side} patternUnits="userSpaceOnUse">
            <rect width={side} height={side} fill={seriesColor(tone)} />
            <path d={getPattern[tone]} strokeLinecap={isDotted(tone) ? 'round' : 'butt'} />
          </pattern>
        ))}
      </defs>
    </Defs>
  );
  return { defs, getFill: (tone: Tone) => `url(#${id}${tone})` };
}

export type GetFill = ReturnType<typeof usePatterns>['getFill'];

const Defs = styled.svg`
  position: absolute;
  inline-size: 0;
  block-size: 0;

  path {
    stroke: ${color.surface};
    stroke-width: 1.25px;
    opacity: 0;
  }
  /* Colours and order suffice to most; patterns help where they do not. */
  *:has(:focus-visible) > & path {
    opacity: 0.4;
  }
  @media print, (prefers-contrast: more) {
    path {
      opacity: 0.4;
    }
  }
  ${media.forcedColors} {
    rect {
      fill: CanvasText;
    }
    path {
      stroke: Canvas;
      stroke-width: 2px;
      opacity: 1;
    }
  }
`;
