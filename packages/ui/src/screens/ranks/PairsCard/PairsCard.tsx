import { keepFigures } from '../../../text/format/keepFigures';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { Words } from '../../../components/Words/Words';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { formatFigureCount } from '../../../text/figures/figure';
import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const pairsCardMessages = defineMessages('pairsCardMessages', {
  allMet: 'You’ve met every requirement.',
  reached: 'Reached.',
  /** The missing pairs, by what they lead to. */
  moreToRank: ({ count }: { count: string }) => `${count} more for the next rank.`,
  moreToRoyalty: ({ count }: { count: string }) =>
    count === '1' ? '1 more pair before you earn royalty.' : `${count} more pairs before you earn royalty.`,
});

interface PairsCardProps {
  /** The label of the bar. */
  label: string;
  /** What the required pairs lead to. Absent where the stages below name the missing pairs. */
  goal?: 'rank' | 'royalty' | undefined;
  /** Undefined while they load. */
  pairs: { matching: number | undefined; required: number | undefined } | undefined;
  /** The pairs failed to load. The card is hidden, and the failure shows below it. */
  failed: boolean;
  /** The age of the figures, in the head of the card. */
  age?: ReactNode;
  /** All stages, below the next one. */
  children?: ReactNode;
}

/** Pairs so far against the required pairs, with the number of missing pairs as text. */
export function PairsCard({ label, goal, pairs, failed, age, children }: PairsCardProps) {
  if (failed) return null;
  const sentence = pairs && formatMissing(pairs, goal);
  return (
    <Card aria-label={label} aria-busy={!pairs}>
      <Head>
        <h2>{label}</h2>
        {age}
      </Head>
      <Container>
        {pairs ? (
          <>
            <ProgressBar labelHidden label={label} value={pairs.matching} of={pairs.required} />
            {sentence !== undefined && <p>{keepFigures(sentence)}</p>}
          </>
        ) : (
          <Skeleton />
        )}
      </Container>
      {children && <Way>{children}</Way>}
      <Words of={['pair']} />
    </Card>
  );
}

function formatMissing(
  { matching, required }: NonNullable<PairsCardProps['pairs']>,
  goal: PairsCardProps['goal'],
): string | undefined {
  if (required === 0) return pairsCardMessages.allMet;
  if (required === undefined || matching === undefined) return undefined;
  const left = required - matching;
  if (left <= 0) return pairsCardMessages.reached;
  if (goal === undefined) return undefined;
  const count = formatFigureCount('pairsToGo', left);
  return goal === 'rank'
    ? pairsCardMessages.moreToRank({ count })
    : pairsCardMessages.moreToRoyalty({ count });
}

const Container = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-block-size: 2.25rem;
  padding-block-start: ${space[1]};

  > p {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};

  > h2 {
    font-size: ${fontSize.title};
    font-weight: ${fontWeight.heading};
    letter-spacing: -0.01em;
  }
`;

const Way = styled.div`
  padding-block-start: ${space[4]};
`;
