import styled from 'styled-components';
import { FirstRows } from '../../../components/ListContainer/FirstRows';
import { Money } from '../../../components/Money/Money';
import { fill } from '../../../text/fill';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { purchaseMessages } from './messages';
import { getLeastNeed, type OfferGroup } from './offers';
import type { Package } from './package';
import { PackageCard } from './PackageCard';
import { Grid } from './PackageGrid.styles';

interface PackageGroupsProps {
  groups: readonly OfferGroup[];
  refreshing: boolean;
  /** There is no network, so nothing can be bought. */
  offline: boolean;
  onSelect: (pack: Package) => void;
}

/** The packages, those within the balance first. */
export function PackageGroups({ groups, refreshing, offline, onSelect }: PackageGroupsProps) {
  return groups.map((group) => (
    <Group key={group.kind} aria-label={titles[group.kind]} aria-busy={refreshing || undefined}>
      <Title>
        <h2>{titles[group.kind]}</h2>
        <span>{getNote(group)}</span>
      </Title>
      <FirstRows rows={group.offers}>
        {(shown) => (
          <Grid $count={shown.length} $wide={group.kind === 'later'}>
            {shown.map((offer) => (
              <PackageCard key={offer.pack.id} offer={offer} offline={offline} onSelect={onSelect} />
            ))}
          </Grid>
        )}
      </FirstRows>
    </Group>
  ));
}

const titles: Record<OfferGroup['kind'], string> = {
  all: purchaseMessages.onSale,
  now: purchaseMessages.canBuyNow,
  later: purchaseMessages.afterDeposit,
  unpriced: purchaseMessages.notForSale,
};

function getNote({ kind, offers }: OfferGroup) {
  if (kind === 'now') return purchaseMessages.paidFrom;
  const least = getLeastNeed(offers);
  // A single package says it itself.
  return least === undefined || offers.length < 2
    ? null
    : fill(purchaseMessages.fromMore, { amount: <Money figure="packagePrice" value={least} /> });
}

const Group = styled.section`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  padding-block-start: ${space[2]};

  > h2 {
    font-size: ${fontSize.title};
    font-weight: ${fontWeight.heading};
    letter-spacing: -0.01em;
  }
  > span {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
`;
