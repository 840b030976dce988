import { useId } from 'react';
import styled from 'styled-components';
import { color, media } from '../../tokens';
import type { Tone } from '../../theme/seriesColors';
import { seriesColor } from '../../theme/SeriesStyle';
import { getPattern } from './toneSigns';

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
            <path d={getPattern[tone]} strokeLinecap={tone === 'three' ? 'round' : 'butt'} />
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
    opacity: 0.4;
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
