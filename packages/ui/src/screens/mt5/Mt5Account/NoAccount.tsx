import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { space } from '../../../tokens';
import { AccountCards, type AccountCardsProps } from './Accounts/AccountCards';
import type { Mt5Shown } from './mt5Account';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { mt5Messages } from './messages';

interface NoAccountProps extends Pick<AccountCardsProps, 'accounts' | 'onAccountChange'> {
  why: Exclude<Mt5Shown, { kind: 'account' }>;
}

/** Explains why there is no account to show, and what to do (D73). It links to the accounts of the live history. */
export function NoAccount({ why, accounts = [], onAccountChange }: NoAccountProps) {
  const others = accounts.filter(({ login }) => why.kind === 'none' || login !== why.login);
  const options = others.length > 0 && (
    <AccountCards accounts={others} login={undefined} onAccountChange={onAccountChange} />
  );
  const history = (
    <ButtonLink variant="main" href={addresses.liveSubscriptions}>
      {mt5Messages.liveHistory}
    </ButtonLink>
  );
  if (why.kind === 'foreign')
    return (
      <>
        <Card>
          <EmptyState
            icon="lock"
            title={mt5Messages.foreign}
            reason={mt5Messages.foreignReason({ login: why.login })}
            action={!options && history}
          />
        </Card>
        {options}
      </>
    );
  if (options)
    return (
      <>
        <Card>
          <EmptyState icon="pulse" title={mt5Messages.whichAccount} reason={mt5Messages.whichAccountReason} />
        </Card>
        {options}
      </>
    );
  return (
    <Card>
      <EmptyState
        icon="pulse"
        title={mt5Messages.noAccount}
        reason={mt5Messages.noAccountReason}
        action={
          <Choices>
            {history}
            <ButtonLink href={addresses.livePackages}>{nextStepMessages.livePackages}</ButtonLink>
          </Choices>
        }
      />
    </Card>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`;
