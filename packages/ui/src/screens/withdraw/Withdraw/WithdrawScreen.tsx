import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import { Freshness } from '../../../components/Freshness/Freshness';
import { HoldNotice } from '../../../components/HoldNotice/HoldNotice';
import { Icon } from '../../../components/Icon/Icon';
import { ListHead } from '../../../components/ListContainer/ListHead';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import { figureMessages } from '../../../text/figureMessages';
import { space } from '../../../tokens';
import { AccountCard } from './AccountCard';
import { ConfirmWithdrawal, type ConfirmWithdrawalProps } from './ConfirmWithdrawal';
import { WithdrawCard, type WithdrawCardProps } from './WithdrawCard';
import { withdrawMessages } from './messages';

export interface WithdrawScreenProps extends WithdrawCardProps, ConfirmWithdrawalProps {
  /** The age of the figures. Absent where it is unknown. */
  freshness?: Age | undefined;
}

/** Manual Withdraw (B §2): sums, destination, wallet and amount, then the confirmation dialog. */
export function WithdrawScreen(props: WithdrawScreenProps) {
  const { page, freshness, destination, heldUntil } = props;
  return (
    <Page>
      <ListHead
        title={withdrawMessages.title}
        note={withdrawMessages.note}
        aside={
          <Ways>
            <ButtonLink href={addresses.transfer} icon={<Icon name="send" />}>
              {withdrawMessages.transfer}
            </ButtonLink>
            <ButtonLink href={addresses.withdrawals} icon={<Icon name="list" />}>
              {withdrawMessages.history}
            </ButtonLink>
          </Ways>
        }
      />
      {heldUntil !== undefined && <HoldNotice until={heldUntil} />}
      {page.state !== 'failed' && (
        <div>
          <SummaryCards
            label={withdrawMessages.totals}
            cards={page.state === 'ready' ? page.data.cards : undefined}
            expected={{ cards: 3, parts: 0 }}
          />
          {freshness && <Freshness what={figureMessages.balances} {...freshness} />}
        </div>
      )}
      <Columns>
        <AccountCard destination={destination} />
        <WithdrawCard {...props} />
      </Columns>
      <ConfirmWithdrawal {...props} />
    </Page>
  );
}

const Page = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/* The columns are stacked where two would be narrow. The account is first, in reading order. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};

  @container (min-width: 48rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
