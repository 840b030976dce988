import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { space } from '../../../tokens';
import { BankDeposit } from './BankDeposit';
import type { DepositScreenProps, PaymentMethod } from './DepositScreen.types';
import { isPayable } from './payability';
import { PayDetails } from './PayDetails';
import { PayPlaces } from './PayPlaces';
import { RecentDeposits } from './RecentDeposits';
import { SyncBar } from './SyncBar';
import { UnfitAddress } from './UnfitAddress';

interface MethodPanelProps extends DepositScreenProps {
  method: PaymentMethod;
}

/** One way to pay: where to, then the sync, then what it found. A failed address leaves the rest as it is. */
export function MethodPanel(props: MethodPanelProps) {
  const { method, address, sync, now, onCopied, onSynced, onCheckingSwitched } = props;
  const of = isReported(method, address) ? 'bank' : 'network';
  return (
    <Stack>
      <Card aria-label={method.name} aria-busy={address.state === 'loading' || undefined}>
        <Parts>
          <Destination {...props} />
          <SyncBar sync={sync} of={of} onSynced={onSynced} onCheckingSwitched={onCheckingSwitched} />
        </Parts>
      </Card>
      <RecentDeposits sync={sync} now={now} of={of} onCopied={onCopied} />
    </Stack>
  );
}

/** Without a network or an address there is nothing to pay to: what was paid by bank is reported (D53). */
const isReported = ({ id, network }: PaymentMethod, address: DepositScreenProps['address']): boolean =>
  network === undefined ||
  (address.state === 'ready' && address.data.methodId === id && address.data.address === undefined);

function Destination(props: MethodPanelProps) {
  const { method, address, onCopied } = props;
  const { id, network } = method;
  if (network === undefined || isReported(method, address)) return <BankDeposit {...props} />;
  switch (address.state) {
    case 'loading':
      return <PayPlaces />;
    case 'failed':
      return <ErrorState message={address.message} onRetry={address.onRetry} />;
    case 'ready': {
      const { methodId, address: to } = address.data;
      // Of the method before: shown here, it would lead the money to another network.
      if (methodId !== id || to === undefined) return <PayPlaces />;
      return isPayable(to, network) ? (
        <PayDetails address={to} network={network} onCopied={onCopied} />
      ) : (
        <UnfitAddress network={network} />
      );
    }
  }
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Parts = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block-start: ${space[1]};
`;
