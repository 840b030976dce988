import styled from 'styled-components';
import { border, color, control, media, space } from '../../../../tokens/index';

export const Box = styled.form`
  display: grid;
  gap: ${space[1.5]};
  max-block-size: 24rem;
  padding: ${space[3]} ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
  overflow: hidden auto;

  > p:empty {
    display: none;
  }
  ${media.phone} {
    padding: ${space[2]} ${space[3]};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  > div {
    flex: 1 1 9rem;
  }
  > button {
    min-block-size: ${control.input};
  }
  ${media.phone} {
    > button {
      min-block-size: ${control.touch};
    }
  }
`;

export const Notice = styled.p`
  color: ${color.inkMuted};
`;

/** It is useless without a keyboard. */
export const WithKeys = styled.span`
  ${media.handheld} {
    display: none;
  }
`;
