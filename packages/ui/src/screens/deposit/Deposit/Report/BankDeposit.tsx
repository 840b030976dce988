import { useState } from 'react';
import { createLazyOverlay } from '../../../../components/LazyPart/createLazyOverlay';
import type { ConfirmedWrite } from '../../../../confirm/VerifyDialog/confirmedWrite';
import type { ReportDialogProps } from './ReportDialog';
import type { ReportValues } from './reportForm';
import { ReportState } from './ReportState';
import { ReportSteps } from './ReportSteps';

export type BankDepositProps = Omit<ReportDialogProps, 'onClose'>;

// The dialog's forms and images load on demand, because most deposits use a network.
const ReportDialog = createLazyOverlay<ReportDialogProps>(() =>
  import('./ReportDialog').then((module) => module.ReportDialog),
);

/** A method without an address: how to pay, the report, and the outcome of the last one (D53). */
export function BankDeposit({ method, account, balance, report }: BankDepositProps) {
  const { opened, reported, open, close } = useReporting(report);
  return (
    <>
      <ReportState report={report} reported={reported} onReportOpened={open} />
      <ReportSteps method={method} account={account} onReportOpened={open} />
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
