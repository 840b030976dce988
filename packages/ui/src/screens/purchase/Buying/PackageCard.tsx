import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Icon } from '../../../components/Icon/Icon';
import { Money } from '../../../components/Money/Money';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { fill } from '../../../text/fill';
import { keepFigures } from '../../../text/format/keepFigures';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { hidden } from '../../../theme/hidden';
import { color, fontSize, fontWeight, media, space } from '../../../tokens';
import { getFacts } from './facts';
import { purchaseMessages } from './messages';
import type { Offer } from './offers';
import { Face, Facts, Head, Price } from './PackageCard.styles';
import type { Package } from './package';
import { PriceText } from './PriceText';

interface PackageCardProps {
  offer: Offer;
  /** There is no network, so nothing can be bought. */
  offline: boolean;
  onSelect: (pack: Package) => void;
}

/** One package (B §2): whom it is for, its price, its terms, its risk, and Buy or what it needs. */
export function PackageCard({ offer: { pack, needs }, offline, onSelect }: PackageCardProps) {
  const { name, price, audience, risk, owned } = pack;
  const facts = getFacts(pack);
  return (
    <Face $wide={needs !== undefined}>
      <Head>
        <Name>
          <bdi translate="no">{name}</bdi>
        </Name>
        {owned !== undefined && (
          <StatusPill variant="good">{purchaseMessages.active({ count: owned })}</StatusPill>
        )}
      </Head>
      {audience !== undefined && (
        <Audience>
          <bdi>{audience}</bdi>
        </Audience>
      )}
      <Price>
        <PriceText price={price} variant="display" />
      </Price>
      {needs !== undefined && (
        <Needs>
          {fill(purchaseMessages.needs, { amount: <Money figure="missingForPackage" value={needs} /> })}
        </Needs>
      )}
      {facts.length > 0 && (
        <Facts $wide={needs !== undefined}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{keepFigures(value)}</dd>
            </div>
          ))}
        </Facts>
      )}
      {risk !== undefined && (
        <RiskLine>
          <Icon name="info" />
          <bdi>{risk}</bdi>
        </RiskLine>
      )}
      <Action>{renderAction({ offer: { pack, needs }, offline, onSelect })}</Action>
    </Face>
  );
}

function renderAction({ offer: { pack, needs }, offline, onSelect }: PackageCardProps) {
  const forPackage = (
    <span className={hidden} translate="no">
      {' '}
      {pack.name}
    </span>
  );
  if (!pack.price) return <Unread>{purchaseMessages.notForSale}</Unread>;
  const later = needs !== undefined;
  return (
    <Ways>
      {later && (
        <ButtonLink href={addresses.deposit} variant="main" icon={<Icon name="deposit" />}>
          <span>
            {nextStepMessages.deposit}
            {forPackage}
          </span>
        </ButtonLink>
      )}
      {/* Beyond the balance it can be tried too, because the server decides (D143). */}
      <Button
        variant={later ? 'plain' : 'soft'}
        stretched={!later}
        disabled={offline}
        onClick={() => onSelect(pack)}
      >
        <span>
          {purchaseMessages.buy}
          {forPackage}
        </span>
      </Button>
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.phone} {
    display: grid;
  }
`;

const Name = styled.h3`
  min-inline-size: 0;
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

const Audience = styled.p`
  grid-area: audience;
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  text-wrap: pretty;
`;

const Needs = styled.p`
  grid-area: needs;
  color: ${color.warn};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.current};
`;

const RiskLine = styled.p`
  grid-area: risk;
  display: flex;
  gap: ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};

  > svg {
    flex: none;
    color: ${color.inkFaint};
  }
  ${media.phone} {
    > svg {
      display: none;
    }
  }
`;

const Action = styled.div`
  grid-area: action;
  align-self: end;
  margin-block-start: ${space[4]};

  ${media.phone} {
    display: grid;
    align-self: start;
    margin-block-start: ${space.half};

    svg {
      display: none;
    }
  }
`;

const Unread = styled.p`
  color: ${color.inkMuted};
`;
