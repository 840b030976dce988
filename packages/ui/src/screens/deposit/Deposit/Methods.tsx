import { addresses } from '../../../addresses/addresses';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Tabs } from '../../../components/Tabs/Tabs';
import type { Remote } from '../../../remote';
import { depositMessages } from './messages';
import { MethodPanel, type MethodPanelProps } from './MethodPanel';
import type { PaymentMethod } from './paymentMethod';
import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { border, color, control, media, space } from '../../../tokens';
import { PaySkeleton } from './Address/PaySkeleton';
import { RecentDeposits } from './History/RecentDeposits';
import { SyncBar } from './Sync/SyncBar';

type DepositSkeletonProps = Pick<MethodPanelProps, 'sync' | 'now' | 'onSync' | 'onCheckingChange' | 'onCopy'>;

/** Reserves the space of tabs and address while the methods load. Known values show already. */
function DepositSkeleton(rest: DepositSkeletonProps) {
  return (
    <Stack gap={5} bounded aria-busy="true">
      <Row>
        <Skeleton inlineSize="6rem" />
        <Skeleton inlineSize="6rem" />
      </Row>
      <Stack gap={3} bounded>
        <Card>
          <Parts>
            <PaySkeleton />
            <SyncBar {...rest} of="network" disabled />
          </Parts>
        </Card>
        <RecentDeposits {...rest} of="network" />
      </Stack>
    </Stack>
  );
}

/* It is as tall as a row of tabs. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  block-size: ${control.input};
  box-shadow: inset 0 calc(-1 * ${border.hair}) ${color.line};

  ${media.handheld} {
    block-size: ${control.touch};
  }
`;

const Parts = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space[5]};
  padding-block-start: ${space[1]};
`;

export interface MethodsProps extends Omit<MethodPanelProps, 'method'> {
  methods: Remote<readonly PaymentMethod[]>;
  /** Id of the shown method. An absent or unknown id shows the first. */
  chosen: string | undefined;
  onMethodChange: (id: string) => void;
}

/** The tabs of the methods, in each state of their list. */
export function Methods(props: MethodsProps) {
  const { methods, chosen, account, onMethodChange } = props;
  switch (methods.state) {
    case 'loading':
      return <DepositSkeleton {...props} />;
    case 'failed':
      return (
        <Card>
          <ErrorState message={methods.message} reference={methods.reference} onRetry={methods.onRetry} />
        </Card>
      );
    case 'ready': {
      const [first] = methods.data;
      if (!first) return <NoMethods banksOnly={account !== undefined} />;
      return (
        <Tabs
          label={depositMessages.methods}
          tabs={methods.data.map((method) => ({
            id: method.id,
            label: method.name,
            content: <MethodPanel {...props} key={method.id} method={method} />,
          }))}
          value={methods.data.some(({ id }) => id === chosen) ? (chosen ?? first.id) : first.id}
          onChange={onMethodChange}
        />
      );
    }
  }
}

function NoMethods({ banksOnly }: { banksOnly: boolean }) {
  return (
    <Card>
      <EmptyState
        icon="deposit"
        title={banksOnly ? depositMessages.noBanks : depositMessages.noMethods}
        reason={banksOnly ? depositMessages.noBanksReason : depositMessages.noMethodsReason}
        action={<ButtonLink href={addresses.tickets}>{depositMessages.askSupport}</ButtonLink>}
      />
    </Card>
  );
}
