import { overlayWords } from '../../text/overlayWords';
import { usePhone } from '../DataList/usePhone';
import { Skeleton } from '../Skeleton/Skeleton';
import { Cards, Face, Own, Parts, Strip, Title } from './SummaryCards.styles';
import { SummaryValue } from './SummaryValue';
import type { SummaryCard } from './summaryCard';

export interface SummaryCardsProps {
  /** What the figures are of, read out before them. */
  label: string;
  /** In the server's order. Undefined while they are on their way; without any, nothing stands here. */
  cards: readonly SummaryCard[] | undefined;
  /** What to keep room for until then: so many cards, so many figures under each title (0: one of its own). */
  expected: { cards: number; parts: number };
}

/** Sums above a list or a form: a grid; on phones a strip that is moved sideways, so that the list stays in sight. */
export function SummaryCards({ label, cards, expected }: SummaryCardsProps) {
  // A strip that moves can be moved by the keyboard too.
  const moves = usePhone() && (cards?.length ?? expected.cards) > 1;
  if (cards?.length === 0) return null;
  return (
    <Strip
      as="section"
      aria-label={cards ? label : overlayWords.loadingList(label)}
      aria-busy={!cards}
      {...(moves && { tabIndex: 0 })}
    >
      <Cards>{cards ? cards.map(drawn) : places(expected)}</Cards>
    </Strip>
  );
}

// Titles may repeat; the server's order is all that tells its cards apart.
const drawn = ({ title, figure, parts }: SummaryCard, place: number) => (
  <Face key={place}>
    <Title>{title}</Title>
    {figure && (
      <Own>
        <SummaryValue {...figure} />
      </Own>
    )}
    {parts.length > 0 && (
      <Parts>
        {parts.map((part, index) => (
          <div key={index}>
            <dt>{part.title}</dt>
            <dd>
              <SummaryValue kind={part.kind} value={part.value} />
            </dd>
          </div>
        ))}
      </Parts>
    )}
  </Face>
);

const places = ({ cards, parts }: SummaryCardsProps['expected']) =>
  Array.from({ length: cards }, (_, place) => (
    <Face key={place}>
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
