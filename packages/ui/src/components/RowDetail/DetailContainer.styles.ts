import styled from 'styled-components';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../tokens';

/** Next to the list, and sticky while the list scrolls. */
export const Pane = styled.section`
  position: sticky;
  inset-block-start: ${space[4]};
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  max-block-size: calc(100dvh - ${space[8]});
  padding: ${space[5]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};

  &:focus {
    outline: none;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: start;
  gap: ${space[1]};
  color: ${color.inkMuted};
`;

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.regular};
  overflow-wrap: anywhere;
`;

export const Moves = styled.span`
  display: inline-flex;
  gap: ${space[1]};

  ${media.print} {
    display: none;
  }
`;

/** Only this part scrolls, which keeps the actions visible. */
export const Scrolling = styled.div`
  min-block-size: 0;
  margin-inline: calc(-1 * ${space[5]});
  padding-inline: ${space[5]};
  overflow: hidden auto;
`;

export const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
