import type { ReactNode } from 'react';
import { Card } from '../../../components/Card/Card';
import { ChartCard } from '../../../components/Card/ChartCard';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { ListHead } from '../../../components/ListContainer/ListHead';
import { Stack } from '../../../components/Stack/Stack';
import { profitMessages } from '../../../text/charts/profitMessages';
import { zoneText } from '../../../text/format/zone';
import { overlayMessages } from '../../../text/overlayMessages';
import { AccountActions, type AccountActionsProps } from './AccountActions';
import { AccountCards, type AccountCardsProps } from './Accounts/AccountCards';
import { AccountLists, type AccountListsProps } from './Lists/AccountLists';
import { mt5Messages } from './messages';
import { NoAccount } from './NoAccount';

export interface Mt5AccountScreenProps
  extends AccountCardsProps, AccountListsProps, Omit<AccountActionsProps, 'shown'> {
  /**
   * The chart of closed trades over time, null while its code loads. Undefined where the server does not send it
   * (D113).
   */
  profit?: ReactNode;
}

/** Account Details (B §2): the figures of a trading account, its passwords, and its two lists. */
export function Mt5AccountScreen(props: Mt5AccountScreenProps) {
  return (
    <Stack gap={3} bounded>
      <ListHead
        title={mt5Messages.title}
        note={`${mt5Messages.note} ${overlayMessages.timesIn({ zone: zoneText(props.now) })}`}
      />
      <Content {...props} />
    </Stack>
  );
}

function Content(props: Mt5AccountScreenProps) {
  const { account } = props;
  switch (account.state) {
    case 'loading':
      return (
        <>
          <AccountCards {...props} />
          <AccountActions {...props} shown={undefined} />
          <AccountLists {...props} />
        </>
      );
    case 'failed':
      return (
        <>
          <AccountCards {...props} />
          <Card>
            <ErrorState message={account.message} reference={account.reference} onRetry={account.onRetry} />
          </Card>
        </>
      );
    case 'ready': {
      const shown = account.data;
      if (shown.kind !== 'account') return <NoAccount {...props} why={shown} />;
      return (
        <>
          <AccountCards {...props} />
          <AccountActions key={shown.account.login} {...props} shown={shown.account} />
          <AccountLists {...props} />
          {/* Last, because only the response shows whether there is one. */}
          {props.profit !== undefined &&
            (props.profit ?? <ChartCard bare heading={profitMessages.heading} />)}
        </>
      );
    }
  }
}
