import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Sheet } from '../../../components/Card/Card';
import { PageHead } from '../../../components/PageHead/PageHead';
import { border, color, frame, media, space } from '../../../tokens';

/** The page is as high as the window below the header. List and conversation scroll, but the page does not. */
export const Page = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${space[4]};
  block-size: max(32rem, calc(100dvh - ${frame.header} - ${space[1.5]} - ${space[16]}));

  ${media.phone} {
    gap: ${space[3]};
    block-size: max(
      30rem,
      calc(100dvh - ${frame.headerPhone} - ${space[1]} - var(--tab-bar, ${frame.tabBar}) - ${space[6]})
    );
  }
`;

/** The rows are closer where they wrap, because the conversation needs the space. */
export const Head = styled(PageHead)`
  row-gap: ${space[2]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.phone} {
    > button {
      flex: 1 1 auto;
    }
  }
`;

/** Below 990 px the list can be opened and closed (B §9, D16). */
export const Toggle = styled(Button)`
  display: none;

  ${media.belowTickets} {
    display: inline-flex;
  }
`;

export const ListSide = styled.div`
  min-inline-size: 0;
  min-block-size: 0;
  border-inline-end: ${border.hair} solid ${color.line};
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

export const ConversationSide = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-inline-size: 0;
  min-block-size: 0;
`;

export const Columns = styled(Sheet)`
  display: grid;
  grid-template: minmax(0, 1fr) / 20rem minmax(0, 1fr);
  overflow: clip;

  /* Without a conversation the list has the room. */
  &[data-unchosen] {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
  ${media.belowTickets} {
    grid-template-columns: minmax(0, 1fr);

    &:not([data-list]) > ${ListSide} {
      display: none;
    }
    &[data-list] {
      grid-template-columns: minmax(14rem, 17rem) minmax(0, 1fr);
    }
  }
  ${media.phone} {
    padding: 0;

    &[data-list] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-list] > ${ConversationSide} {
      display: none;
    }
    > ${ListSide} {
      border-inline-end: 0;
    }
  }
`;
