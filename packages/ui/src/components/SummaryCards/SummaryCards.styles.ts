import styled from 'styled-components';
import { border, color, fontSize, fontWeight, media, space } from '../../tokens';
import { Sheet } from '../Card/Card';

export const Strip = styled.div`
  min-inline-size: 0;

  /* Not on phones: in a container that stays one, Chromium keeps the phone's columns after the window has grown. */
  ${media.fromTablet} {
    container-type: inline-size;
  }

  ${media.phone} {
    overflow-x: auto;
    scroll-snap-type: inline proximity;
    scrollbar-width: none;
    /* Shadow and focus ring are not cut. */
    padding-block: ${space[1]};
    margin-block: -${space[1]};
    &:focus-visible {
      outline-offset: -${border.focus};
    }
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: ${space[3]};

  /* Five, a card for each wallet, would leave one alone in a row of its own: three above two fill both rows. */
  ${media.fromTablet} {
    &[data-count='5'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));

      > li {
        grid-column: span 2;
      }
      > li:nth-child(n + 4) {
        grid-column: span 3;
      }
      @container (min-width: 58rem) {
        grid-template-columns: repeat(5, minmax(0, 1fr));

        > li:nth-child(n) {
          grid-column: auto;
        }
      }
    }
  }
  /* So would four: two above two. */
  ${media.fromTablet} {
    &[data-count='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      @container (min-width: 53rem) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  }

  ${media.phone} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: max(76%, min(100%, 13rem));
    /* One alone need not move. */
    &[data-count='1'] {
      grid-auto-columns: 100%;
    }
  }
`;

export const Face = styled(Sheet).attrs({ as: 'li' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[1]};
  padding: ${space[4]};
  overflow-wrap: anywhere;
  /* Only in the strip: WebKit remembers the last card of a wide page and scrolls to it when the phone is turned. */
  ${media.phone} {
    scroll-snap-align: start;
  }
  /* An amount that is wider than its card goes on below. */
  && * {
    white-space: normal;
  }
`;

export const Title = styled.h2`
  color: ${color.inkMuted};
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.medium};
`;

export const Own = styled.p`
  font-size: ${fontSize.count};
  font-weight: ${fontWeight.money};
  letter-spacing: -0.02em;
  line-height: 1.3;
`;

export const Parts = styled.dl`
  display: grid;
  gap: ${space.half};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[3]};
  }
  dt {
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
  }
  dd {
    margin-inline-start: auto;
    font-size: ${fontSize.base};
    font-weight: ${fontWeight.current};
    text-align: end;
  }
  /* What the card is about comes first, and larger. */
  > :first-child:not(:only-child) > :last-child {
    font-size: ${fontSize.figure};
  }
`;
