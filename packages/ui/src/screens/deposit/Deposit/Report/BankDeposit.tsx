import type { ComponentType } from 'react';
import { Dialog } from '../../../../components/Dialog/Dialog';
import { ErrorState } from '../../../../components/ErrorState/ErrorState';
import { LazyModule } from '../../../../components/LazyPart/LazyModule';
import { errorTexts } from '../../../../text/messages';
import type { DepositScreenProps, PaymentMethod } from '../DepositScreen.types';
import { depositMessages } from '../messages';
import type { ReportDialogProps } from './ReportDialog';
import { ReportState } from './ReportState';
import { ReportSteps } from './ReportSteps';
import { useReporting } from './useReporting';

interface BankDepositProps extends Pick<DepositScreenProps, 'account' | 'balance' | 'report'> {
  method: PaymentMethod;
}

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
