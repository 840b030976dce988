import { useState, type ComponentType } from 'react';
import { Dialog } from '../../../../components/Dialog/Dialog';
import { ErrorState } from '../../../../components/ErrorState/ErrorState';
import { LazyModule } from '../../../../components/LazyPart/LazyModule';
import type { ConfirmedWrite } from '../../../../confirm/VerifyDialog/confirmedWrite';
import { errorTexts } from '../../../../text/messages';
import { depositMessages } from '../messages';
import type { ReportDialogProps } from './ReportDialog';
import type { ReportValues } from './reportForm';
import { ReportState } from './ReportState';
import { ReportSteps } from './ReportSteps';

export type BankDepositProps = Omit<ReportDialogProps, 'onClose'>;

// The dialog's forms and images load on demand, because most deposits use a network.
const loadDialog = (): Promise<ComponentType<ReportDialogProps>> =>
  import('./ReportDialog').then(({ ReportDialog }) => ReportDialog);

/** A method without an address: how to pay, the report, and the outcome of the last one (D53). */
export function BankDeposit({ method, account, balance, report }: BankDepositProps) {
  const { opened, reported, open, close } = useReporting(report);
  return (
    <>
      <ReportState report={report} reported={reported} onReportOpened={open} />
      <ReportSteps method={method} account={account} onReportOpened={open} />
      {opened && (
        <LazyModule
          load={loadDialog}
          props={{ method, balance, account, report, onClose: close }}
          fallback={null}
          failed={(retry) => (
            <Dialog open title={depositMessages.report} onClose={close}>
              <ErrorState message={errorTexts.somethingWrongTryAgain} onRetry={retry} />
            </Dialog>
          )}
        />
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
