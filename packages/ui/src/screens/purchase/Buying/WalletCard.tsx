import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { LinkButton } from '../../../components/Button/LinkButton';
import { Sheet } from '../../../components/Card/Card';
import { Freshness } from '../../../components/Freshness/Freshness';
import { Icon } from '../../../components/Icon/Icon';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { commonMessages } from '../../../text/commonMessages';
import { figureMessages } from '../../../text/figureMessages';
import { keepFigures } from '../../../text/format/keepFigures';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { walletNames } from '../../../text/wallets';
import { color, fontSize, media, space } from '../../../tokens';
import { purchaseMessages } from './messages';
import type { OfferGroup } from './offers';
import type { BuyingProps } from './useBuying';

interface WalletCardProps extends Pick<BuyingProps, 'balance' | 'freshness'> {
  /** The packages on sale by what the balance covers. Absent while either is unknown. */
  groups: readonly OfferGroup[] | undefined;
}

/** What the member can spend, how far it reaches, and the way to more. */
export function WalletCard({ balance, freshness, groups }: WalletCardProps) {
  return (
    <Face as="div" aria-busy={balance.state === 'loading' || undefined}>
      <Amount>
        <Label>{walletNames.pay_in}</Label>
        {balance.state === 'loading' ? (
          <Skeleton inlineSize="6rem" blockSize="1em" />
        ) : (
          <Money
            figure="walletBalance"
            variant="display"
            value={balance.state === 'ready' ? balance.data : undefined}
          />
        )}
      </Amount>
      <Reach>
        {balance.state === 'failed' ? (
          <LinkButton onClick={balance.onRetry}>{commonMessages.retry}</LinkButton>
        ) : groups ? (
          keepFigures(getReach(groups))
        ) : (
          <Skeleton inlineSize="9rem" />
        )}
      </Reach>
      {freshness && balance.state !== 'failed' && (
        <Age>
          <Freshness what={figureMessages.balance} {...freshness} />
        </Age>
      )}
      <Deposit href={addresses.deposit} icon={<Icon name="deposit" />}>
        {nextStepMessages.deposit}
      </Deposit>
    </Face>
  );
}

const countIn = (groups: readonly OfferGroup[], kind: OfferGroup['kind']) =>
  groups.find((group) => group.kind === kind)?.offers.length ?? 0;

/** Without a balance or packages there is nothing to compare. */
function getReach(groups: readonly OfferGroup[]): string {
  const count = countIn(groups, 'now');
  const total = count + countIn(groups, 'later');
  if (total === 0) return '';
  return count === 0 ? purchaseMessages.enoughForNone : purchaseMessages.enoughFor({ count, total });
}

const Face = styled(Sheet)`
  display: grid;
  grid-template: 'amount reach age deposit' / auto 1fr auto auto;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  padding: ${space[3]} ${space[5]};

  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[3]};
    padding: ${space[3]} ${space[4]};
  }
`;

const Amount = styled.div`
  grid-area: amount;
  display: grid;
  gap: ${space[1]};

  ${media.phone} {
    order: -2;
  }
  min-inline-size: 0;
  flex: 1 1 50%;
  font-size: ${fontSize.count};

  > :last-child {
    font-size: inherit;
  }
`;

const Label = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Reach = styled.p`
  grid-area: reach;
  /* Below the amount on phones, however short its words are. */
  flex: 1 1 60%;
  color: ${color.inkMuted};
`;

const Age = styled.div`
  grid-area: age;

  /* The button's height would part the line from the one above. */
  ${media.phone} {
    margin-block: calc(-1 * ${space[2]});
  }
`;

const Deposit = styled(ButtonLink)`
  grid-area: deposit;

  ${media.phone} {
    order: -1;
  }
`;
