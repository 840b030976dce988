import { css } from 'styled-components';

/** The class of text for screen readers only. Its rule is in GlobalStyle. */
export const hidden = 'visually-hidden';

export const hiddenRule = css`
  .${hidden}:not(:focus):not(:active) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
