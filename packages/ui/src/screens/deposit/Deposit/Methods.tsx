import { addresses } from '../../../addresses/addresses';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Tabs } from '../../../components/Tabs/Tabs';
import type { Remote } from '../../../remote';
import { DepositSkeleton } from './DepositSkeleton';
import { depositMessages } from './messages';
import { MethodPanel, type MethodPanelProps } from './MethodPanel';
import type { PaymentMethod } from './paymentMethod';

export interface MethodsProps extends Omit<MethodPanelProps, 'method'> {
  methods: Remote<readonly PaymentMethod[]>;
  /** Id of the shown method. An absent or unknown id shows the first. */
  chosen: string | undefined;
  onMethodChosen: (id: string) => void;
}

/** The tabs of the methods, in each state of their list. */
export function Methods(props: MethodsProps) {
  const { methods, chosen, account, onMethodChosen } = props;
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
          onChange={onMethodChosen}
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
