import styled from 'styled-components';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Icon } from '../../../components/Icon/Icon';
import { ListHead } from '../../../components/ListFrame/ListHead';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import { space } from '../../../tokens';
import { AccountCard } from './AccountCard';
import { ConfirmWithdrawal } from './ConfirmWithdrawal';
import { WithdrawCard } from './WithdrawCard';
import type { WithdrawScreenProps } from './WithdrawScreen.types';
import { withdrawWords } from './withdrawWords';

/** Manual Withdraw (B §2): sums, where the money goes, wallet and amount; then the dialog that confirms. */
export function WithdrawScreen(props: WithdrawScreenProps) {
  const { page, destination } = props;
  return (
    <Page>
      <ListHead
        title={withdrawWords.title}
        note={withdrawWords.note}
        aside={
          <Ways>
            <ButtonLink href="/user/transfer" icon={<Icon name="send" />}>
              {withdrawWords.transfer}
            </ButtonLink>
            <ButtonLink href={withdrawWords.historyHref} icon={<Icon name="list" />}>
              {withdrawWords.history}
            </ButtonLink>
          </Ways>
        }
      />
      {page.state !== 'failed' && (
        <SummaryCards
          label={withdrawWords.sums}
          cards={page.state === 'ready' ? page.data.cards : undefined}
          expected={{ cards: 3, parts: 0 }}
        />
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

/* Below each other where two would be narrow: the account first, as it is read first. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};

  @container (min-width: 48rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
