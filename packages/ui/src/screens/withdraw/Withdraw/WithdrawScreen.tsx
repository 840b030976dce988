import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { HoldNotice } from '../../../components/HoldNotice/HoldNotice';
import { Icon } from '../../../components/Icon/Icon';
import { createLazyOverlay } from '../../../components/LazyPart/createLazyOverlay';
import { ListHead } from '../../../components/ListContainer/ListHead';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import { media, space } from '../../../tokens';
import { Card } from '../../../components/Card/Card';
import { Steps } from '../../../components/Steps/Steps';
import type { ConfirmWithdrawalProps } from './ConfirmWithdrawal';
import { WithdrawCard, type WithdrawCardProps } from './WithdrawCard';
import { withdrawMessages } from './messages';

/** What follows after the form. Only where there is room next to it. */
const NextSteps = () => (
  <Wide heading={withdrawMessages.whatsNext}>
    <Steps>
      <li>
        <b>{withdrawMessages.check}</b>
        <p>{withdrawMessages.checked}</p>
      </li>
      <li>
        <b>{withdrawMessages.confirm}</b>
        <p>{withdrawMessages.confirmed}</p>
      </li>
      <li>
        <b>{withdrawMessages.sent}</b>
        <p>{withdrawMessages.willHappen}</p>
      </li>
    </Steps>
  </Wide>
);

const Wide = styled(Card)`
  ${media.belowDesktop} {
    display: none;
  }
`;

const ConfirmWithdrawal = createLazyOverlay<ConfirmWithdrawalProps & { onClose: () => void }>(() =>
  import('./ConfirmWithdrawal').then((module) => module.ConfirmWithdrawal),
);

export interface WithdrawScreenProps extends WithdrawCardProps, ConfirmWithdrawalProps {}

/** Manual Withdraw (B §2): amount, wallet and destination, the sums, then the confirmation dialog. */
export function WithdrawScreen(props: WithdrawScreenProps) {
  const { page, heldUntil } = props;
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
      <Columns>
        <WithdrawCard {...props} />
        {page.state !== 'failed' && (
          <Aside>
            <SummaryCards
              label={withdrawMessages.totals}
              cards={page.state === 'ready' ? page.data.cards : undefined}
              expected={{ cards: 3, parts: 0 }}
            />
            <NextSteps />
          </Aside>
        )}
      </Columns>
      {props.write.asked && <ConfirmWithdrawal {...props} onClose={props.write.onClose} />}
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

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

/* The form comes first. The sums are next to it where both have room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};

  @container (min-width: 48rem) {
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr);
  }
`;
