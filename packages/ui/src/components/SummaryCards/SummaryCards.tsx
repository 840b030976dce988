import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import { usePhone } from '../DataList/usePhone';
import { Skeleton } from '../Skeleton/Skeleton';
import { SummaryValue, type SummaryCard } from './SummaryValue';
import type { ElementProps } from '../elementProps';
import { border, color, fontSize, fontWeight, media, space } from '../../tokens';
import { Sheet } from '../Card/Card';

export interface SummaryCardsProps extends ElementProps<HTMLElement> {
  /** The name of the figures, announced before them. */
  label: string;
  /** The cards in the server's order. Undefined while loading. Renders nothing for an empty list. */
  cards: readonly SummaryCard[] | undefined;
  /** The number of skeleton cards, and of figures in each (0: only the card's own figure). Default: four cards. */
  expected?: { cards: number; parts: number };
}

/** A grid of sums above a list or a form. On phones it is a scrolling strip, which keeps the list visible. */
export function SummaryCards({ label, cards, expected = four, ...rest }: SummaryCardsProps) {
  // Makes the strip scrollable by keyboard.
  const count = cards?.length ?? expected.cards;
  const moves = usePhone() && count > 1;
  if (cards?.length === 0) return null;
  return (
    <Strip
      as="section"
      aria-label={cards ? label : overlayMessages.loadingList({ caption: label })}
      aria-busy={!cards}
      {...(moves && { tabIndex: 0 })}
      {...rest}
    >
      <Cards data-count={count}>{cards ? cards.map(drawn) : drawSkeletons(expected)}</Cards>
    </Strip>
  );
}

const four = { cards: 4, parts: 0 };

// Keyed by index, because titles may repeat.
const drawn = ({ title, figure, parts }: SummaryCard, index: number) => (
  <Face key={index}>
    <Title>
      <bdi>{title}</bdi>
    </Title>
    {figure && (
      <Own>
        <SummaryValue {...figure} />
      </Own>
    )}
    {parts.length > 0 && (
      <Parts>
        {parts.map((part, index) => (
          <div key={index}>
            <dt>
              <bdi>{part.title}</bdi>
            </dt>
            <dd>
              <SummaryValue kind={part.kind} value={part.value} />
            </dd>
          </div>
        ))}
      </Parts>
    )}
  </Face>
);

const drawSkeletons = ({ cards, parts }: typeof four) =>
  Array.from({ length: cards }, (_, index) => (
    <Face key={index}>
      <Title>
        <Skeleton inlineSize="7rem" />
      </Title>
      {parts === 0 && (
        <Own>
          <Skeleton inlineSize="6rem" />
        </Own>
      )}
      {parts > 0 && (
        <Parts as="div">
          {Array.from({ length: parts }, (_part, index) => (
            <div key={index}>
              <Skeleton inlineSize="3.5rem" />
              <Skeleton inlineSize="5rem" />
            </div>
          ))}
        </Parts>
      )}
    </Face>
  ));

const Strip = styled.div`
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

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: ${space[3]};

  /* Five, a card for each wallet, would leave one alone in the last row: three above two fill both rows. */
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

const Face = styled(Sheet).attrs({ as: 'li' })`
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

const Title = styled.h2`
  color: ${color.inkMuted};
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.medium};
`;

const Own = styled.p`
  font-size: ${fontSize.count};
  font-weight: ${fontWeight.money};
  letter-spacing: -0.02em;
  line-height: 1.3;
`;

const Parts = styled.dl`
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
