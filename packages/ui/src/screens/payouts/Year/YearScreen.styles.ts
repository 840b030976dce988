import styled from 'styled-components';
import { color, fontSize, media, space } from '../../../tokens';

export const Actions = styled.div`
  display: flex;
  gap: ${space[2]};

  ${media.phone} {
    > * {
      flex: 1;
    }
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

export const Figure = styled.p`
  display: grid;
  gap: ${space[1]};
  padding-block-start: ${space[4]};
  color: ${color.inkMuted};

  > :nth-child(2) {
    color: ${color.ink};
  }
  > small {
    font-size: ${fontSize.label};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.desktop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
    }
  }
`;

export const Note = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

/** Not on paper, where no month can be opened. */
export const OnScreen = styled.span`
  ${media.print} {
    display: none;
  }
`;

export const Issued = styled.p`
  padding: ${space[4]} ${space[5]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  text-wrap: pretty;

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

export const Contents = styled.ul`
  columns: 12rem auto;
  column-gap: ${space[4]};
  padding-block-start: ${space[3]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  list-style: none;
`;

/* On paper the card is the page. */
export const Paper = styled.div`
  ${media.print} {
    > section {
      border: 0;
      border-radius: 0;
    }
    > section > :not(table) {
      padding-inline: 0;
    }
  }
`;
