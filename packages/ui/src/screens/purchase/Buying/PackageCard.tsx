import { keepFigures } from '../../../text/format/keepFigures';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Sheet } from '../../../components/Card/Card';
import { hidden } from '../../../theme/hidden';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import type { Package } from './package';
import { PriceText } from './PriceText';
import { purchaseMessages } from './messages';

interface PackageCardProps {
  pack: Package;
  /** There is no network, so nothing can be bought. */
  offline: boolean;
  onChosen: (pack: Package) => void;
}

/** One package (B §2): its name, its price, Buy. */
export function PackageCard({ pack, offline, onChosen }: PackageCardProps) {
  const { name, price, roi } = pack;
  return (
    <Face as="li">
      <Head>
        <Name>
          <bdi translate="no">{name}</bdi>
        </Name>
        {roi !== undefined && <Roi>{keepFigures(purchaseMessages.roi({ percent: roi }))}</Roi>}
      </Head>
      <Price>
        <PriceText price={price} />
      </Price>
      {price ? (
        <Button stretched disabled={offline} onClick={() => onChosen(pack)}>
          <span>
            {purchaseMessages.buy}
            <span className={hidden} translate="no">
              {' '}
              {name}
            </span>
          </span>
        </Button>
      ) : (
        <Unread>{purchaseMessages.notForSale}</Unread>
      )}
    </Face>
  );
}

/* All cards in a row have the same grid rows, however long a name is. */
export const Face = styled(Sheet)`
  display: grid;
  grid-template-rows: 1fr auto auto;
  gap: ${space[3]};
  padding: ${space[5]};
  list-style: none;
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: 1.5rem;

  /* Without a neighbour the name is also the last child, and must still shrink. */
  > * + * {
    flex: none;
  }
`;

const Name = styled.h2`
  min-inline-size: 0;
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

const Roi = styled.span`
  max-inline-size: 50%;
  color: ${color.good};
  font-weight: ${fontWeight.strong};
  font-variant-numeric: tabular-nums;
`;

export const Price = styled.p`
  font-size: ${fontSize.count};
  font-weight: ${fontWeight.money};
  letter-spacing: -0.02em;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Unread = styled.p`
  display: grid;
  align-items: center;
  min-block-size: 2.375rem;
  color: ${color.inkMuted};
`;
