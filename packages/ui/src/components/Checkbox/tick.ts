import { css } from 'styled-components';
import { color, media } from '../../tokens';

/** The check in a ticked box. It is an SVG that follows the theme and forced colours. */
export const tick = css`
  &::before {
    content: '';
    inline-size: 68%;
    block-size: 68%;
    background: ${color.onAccent};
    clip-path: polygon(14% 48%, 4% 60%, 38% 90%, 97% 22%, 85% 11%, 37% 68%);
    scale: 0;
  }
  &:checked {
    background: ${color.accent};
    border-color: ${color.accent};
  }
  &:checked::before {
    scale: 1;
  }
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`;
