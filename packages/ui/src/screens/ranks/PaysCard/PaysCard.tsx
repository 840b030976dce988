import { addresses } from '../../../addresses/addresses';
import { Card } from '../../../components/Card/Card';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Link } from '../../../components/Link/Link';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { multiplyAmount } from '../../../text/format/amount';
import { formatFigureCount } from '../../../text/figures/figure';
import { isNamed } from '../RankWay/royaltyWay';
import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages about what a rank pays. */
export const paysCardMessages = defineMessages('paysCardMessages', {
  pays: ({ rank }: { rank: string }) => `What ${rank} pays`,
  /** The matching bonus of the missing pairs, under the current plan. */
  onTheWay: ({ count }: { count: string }) =>
    count === '1'
      ? 'The pair on the way, under the current plan'
      : `The ${count} pairs on the way, under the current plan`,
  royalty: 'Royalty',
  withRank: 'Yes, this rank earns royalty',
  from: ({ rank }: { rank: string }) => `Not yet, from ${rank} on`,
});

interface PaysCardProps {
  /** The next rank and the pairs on the way to it. */
  goal: { rank: string; missing: number };
  /** What one more pair brings, USD as decimal text. Absent where the server sends none (D113). */
  pairBonus?: string | undefined;
  /** The ranks with royalty, the lowest first, empty where unknown. Absent until both have loaded. */
  royaltyRanks?: readonly string[] | undefined;
}

/** What the way to the next rank pays, and whether that rank has royalty. Nothing without either. */
export function PaysCard({ goal, pairBonus, royaltyRanks }: PaysCardProps) {
  const [first] = royaltyRanks ?? [];
  // As high as what comes, which would move the cards below it.
  const isWaiting = royaltyRanks === undefined;
  if (!isWaiting && pairBonus === undefined && first === undefined) return null;
  const skeleton = <Skeleton inlineSize="4rem" />;
  return (
    <Card heading={paysCardMessages.pays({ rank: goal.rank })} aria-busy={isWaiting}>
      <FigureRows>
        {(isWaiting || pairBonus !== undefined) && (
          <FigureRow
            label={paysCardMessages.onTheWay({ count: formatFigureCount('pairsToGo', goal.missing) })}
          >
            {pairBonus === undefined ? (
              skeleton
            ) : (
              <Money figure="missingPairsWorth" value={multiplyAmount(pairBonus, String(goal.missing))} />
            )}
          </FigureRow>
        )}
        {(isWaiting || first !== undefined) && (
          <FigureRow label={paysCardMessages.royalty}>
            {royaltyRanks && first !== undefined ? (
              <Link href={addresses.royalty}>
                {isNamed(royaltyRanks, goal.rank)
                  ? paysCardMessages.withRank
                  : paysCardMessages.from({ rank: first })}
              </Link>
            ) : (
              skeleton
            )}
          </FigureRow>
        )}
      </FigureRows>
    </Card>
  );
}
