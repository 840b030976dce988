import type { DepositScreenProps, ReportValues } from '@portal/ui/screens/deposit';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { useCreateManualDepositMutation } from './deposit.api';
import { toReportBody, reportNames } from './report.mappers';

/** Reports a bank deposit: one request per confirmation, with one key until it is answered (D53, T12). */
export function useReport(): DepositScreenProps['report'] {
  const [send] = useCreateManualDepositMutation();
  return useConfirmedWrite<ReportValues>({
    name: 'deposit',
    names: reportNames,
    send: (values, idempotencyKey) => send({ body: toReportBody(values), idempotencyKey }),
  });
}
