import { css } from 'styled-components';

/** The class of text for screen readers only. Its rule is in GlobalStyle. */
export const hidden = 'visually-hidden';

/** The look of such a text, for one that is hidden at some widths only. */
export const clipped = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const hiddenRule = css`
  .${hidden}:not(:focus):not(:active) {
    ${clipped}
  }
`;
