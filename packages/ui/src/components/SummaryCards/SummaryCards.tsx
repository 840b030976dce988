import { overlayMessages } from '../../text/overlayMessages';
import { usePhone } from '../DataList/usePhone';
import { Skeleton } from '../Skeleton/Skeleton';
import { Cards, Face, Own, Parts, Strip, Title } from './SummaryCards.styles';
import { SummaryValue, type SummaryCard } from './SummaryValue';
import type { ElementProps } from '../elementProps';

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
