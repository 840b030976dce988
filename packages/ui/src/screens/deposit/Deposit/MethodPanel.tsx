import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Stack } from '../../../components/Stack/Stack';
import type { Remote } from '../../../remote';
import { space } from '../../../tokens';
import { isPayable, needsReport, type MethodAddress } from './paymentMethod';
import { PayDetails } from './Address/PayDetails';
import { RecentDeposits } from './History/RecentDeposits';
import { SyncBar } from './Sync/SyncBar';
import type { BalanceSync } from './Sync/SyncState';
import { addresses } from '../../../addresses/addresses';
import { Banner } from '../../../components/Banner/Banner';
import { Link } from '../../../components/Link/Link';
import { fill } from '../../../text/fill';
import { networkAlone } from '../../../text/format/networks';
import { depositMessages } from './messages';
import { useState } from 'react';
import { createLazyOverlay } from '../../../components/LazyPart/createLazyOverlay';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { ReportDialogProps } from './Report/ReportDialog';
import type { ReportValues } from './Report/reportForm';
import { ReportState } from './Report/ReportState';
import { ReportSteps } from './Report/ReportSteps';

type BankDepositProps = Omit<ReportDialogProps, 'onClose'>;

// The dialog's forms and images load on demand, because most deposits use a network.
const ReportDialog = createLazyOverlay<ReportDialogProps>(() =>
  import('./Report/ReportDialog').then((module) => module.ReportDialog),
);

/** A method without an address: how to pay, the report, and the outcome of the last one (D53). */
function BankDeposit({ method, account, balance, report }: BankDepositProps) {
  const { opened, reported, open, close } = useReporting(report);
  return (
    <>
      <ReportState report={report} reported={reported} onReportOpen={open} />
      <ReportSteps method={method} account={account} onReportOpen={open} />
      {opened && (
        <ReportDialog method={method} balance={balance} account={account} report={report} onClose={close} />
      )}
    </>
  );
}

/** Whether the report's form is open, and the last report. An accepted report closes its form. */
function useReporting({ asked, form: { saved } }: ConfirmedWrite<ReportValues>) {
  const [opened, setOpened] = useState(false);
  const [reported, setReported] = useState<ReportValues>();
  const [last, setLast] = useState({ saved, asked });
  if (last.saved !== saved) {
    setLast({ saved, asked: undefined });
    setReported(last.asked);
    setOpened(false);
  } else if (asked && last.asked !== asked) setLast({ saved, asked });
  return { opened, reported, open: () => setOpened(true), close: () => setOpened(false) };
}

/** Replaces an address that does not fit its network. Its text, QR code and copy button are absent (T24). */
function UnfitAddress({ network }: { network: string }) {
  return (
    <Banner
      variant="bad"
      urgent
      detail={fill(depositMessages.unfitDetail, {
        network: networkAlone(network),
        support: <Link href={addresses.tickets}>{depositMessages.askSupport}</Link>,
      })}
    >
      {depositMessages.unfit}
    </Banner>
  );
}

export interface MethodPanelProps extends BankDepositProps {
  /** The chosen method's address. */
  address: Remote<MethodAddress>;
  /** This device has shown an address of the method before, so its space includes the line about that. */
  isRemembered?: boolean | undefined;
  /** The chosen method's sync. */
  sync: BalanceSync;
  /** The time whose zone is named, in ms since 1970. */
  now: number;
  /** A value was copied. `confirmation` is the text to show. */
  onCopy: (confirmation: string) => void;
  /** Sync Balance was pressed. */
  onSync: () => void;
  onCheckingChange: (on: boolean) => void;
}

/** One payment method: its address, the sync and its results. A failed address leaves the rest unchanged. */
export function MethodPanel(props: MethodPanelProps) {
  const { method, address, sync, report, now, onCopy, onSync, onCheckingChange } = props;
  const of = needsReport(method, address) ? 'bank' : 'network';
  // A bank has no address to load, so nothing is pending there.
  const isWaiting = of === 'network' && address.state === 'loading';
  return (
    <Stack gap={3} bounded>
      <Card aria-label={method.name} aria-busy={isWaiting || undefined}>
        <Parts>
          <Destination {...props} />
          <SyncBar
            sync={sync}
            of={of}
            disabled={report.offline}
            onSync={onSync}
            onCheckingChange={onCheckingChange}
          />
        </Parts>
      </Card>
      <RecentDeposits sync={sync} now={now} of={of} onCopy={onCopy} />
    </Stack>
  );
}

function Destination(props: MethodPanelProps) {
  const { method, address, isRemembered, onCopy } = props;
  const { id, network, least } = method;
  if (network === undefined || needsReport(method, address)) return <BankDeposit {...props} />;
  if (address.state === 'failed')
    return <ErrorState message={address.message} reference={address.reference} onRetry={address.onRetry} />;
  const { address: to, known }: Partial<MethodAddress> =
    // The previous method's address would send the money to another network.
    address.state === 'ready' && address.data.methodId === id ? address.data : {};
  if (to !== undefined && !isPayable(to, network)) return <UnfitAddress network={network} />;
  return <PayDetails address={to} {...{ network, least, known, isRemembered, onCopy }} />;
}

const Parts = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block-start: ${space[1]};
`;
