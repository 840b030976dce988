import { css } from 'styled-components';
import { color, fontSize, space } from '../tokens';

/** A bar above the shell with an offer of the portal itself. */
export const noticeBar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[4]};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${fontSize.label};
`;
