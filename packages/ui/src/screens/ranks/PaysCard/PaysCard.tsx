import { addresses } from '../../../addresses/addresses';
import { Card } from '../../../components/Card/Card';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Link } from '../../../components/Link/Link';
import { Money } from '../../../components/Money/Money';
import { multiplyAmount } from '../../../text/format/amount';
import { formatFigureCount } from '../../../text/figures/figure';
import { isNamed } from '../RankWay/royaltyWay';
import { paysCardMessages } from './messages';

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
  if (!royaltyRanks) return null;
  const [first] = royaltyRanks;
  if (pairBonus === undefined && first === undefined) return null;
  return (
    <Card heading={paysCardMessages.pays({ rank: goal.rank })}>
      <FigureRows>
        {pairBonus !== undefined && (
          <FigureRow
            label={paysCardMessages.onTheWay({ count: formatFigureCount('pairsToGo', goal.missing) })}
          >
            <Money figure="missingPairsWorth" value={multiplyAmount(pairBonus, String(goal.missing))} />
          </FigureRow>
        )}
        {first !== undefined && (
          <FigureRow label={paysCardMessages.royalty}>
            <Link href={addresses.royalty}>
              {isNamed(royaltyRanks, goal.rank)
                ? paysCardMessages.withRank
                : paysCardMessages.from({ rank: first })}
            </Link>
          </FigureRow>
        )}
      </FigureRows>
    </Card>
  );
}
