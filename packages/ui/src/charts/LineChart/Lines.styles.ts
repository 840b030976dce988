import styled from 'styled-components';
import type { Tone } from '../../theme/seriesColors';
import { seriesColor } from '../../theme/SeriesStyle';
import { color, media } from '../../tokens';

/** The soft area between a line and zero. */
export const Area = styled.path<{ $tone: Tone }>`
  fill: ${({ $tone }) => seriesColor($tone)};
  fill-opacity: 0.1;

  ${media.forcedColors} {
    fill: none;
  }
`;

/** One series. */
export const Line = styled.path<{ $tone: Tone }>`
  fill: none;
  stroke: ${({ $tone }) => seriesColor($tone)};
  stroke-width: 2px;
  stroke-linejoin: round;

  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

/** The rule at the value being read. */
export const Rule = styled.line`
  stroke: ${color.lineStrong};

  ${media.forcedColors} {
    stroke: Highlight;
  }
`;

/** The value being read, or the last one. */
export const Dot = styled.circle<{ $tone: Tone }>`
  fill: ${({ $tone }) => seriesColor($tone)};
  stroke: ${color.surface};
  stroke-width: 1.5px;

  ${media.forcedColors} {
    fill: CanvasText;
  }
`;
