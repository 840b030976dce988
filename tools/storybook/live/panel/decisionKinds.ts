import type { BackOffice } from '../backEnd/asks';

interface DecisionKind {
  title: string;
  /** The operator's action, as in apps/sandbox/README.md. */
  path: string;
  /** The label of the text that goes with the decision, and its name in the action. Absent where none does. */
  text?: { label: string; name: 'remarks' | 'reply' };
  buttons: readonly { label: string; status?: 1 | 2 }[];
}

const approveOrReject = (title: string, path: string): DecisionKind => ({
  title,
  path,
  text: { label: 'Reason', name: 'remarks' },
  buttons: [
    { label: 'Approve', status: 1 },
    { label: 'Reject', status: 2 },
  ],
});

/** What the operator decides, by its name in the back office. */
export const decisionKinds: Readonly<Record<keyof BackOffice['waiting'], DecisionKind>> = {
  withdrawals: approveOrReject('Withdrawals', '/withdrawals/:id'),
  deposits: approveOrReject('Deposits', '/manual-deposits/:id'),
  kyc: approveOrReject('KYC documents', '/kyc/:id'),
  transfers: approveOrReject('Transfers', '/transfers/:id'),
  cancellations: approveOrReject('Cancellations', '/cancellations/:id'),
  tickets: {
    title: 'Tickets',
    path: '/tickets/:id',
    text: { label: 'Reply', name: 'reply' },
    buttons: [
      { label: 'Reply', status: 1 },
      { label: 'Close', status: 2 },
    ],
  },
  payouts: { title: 'Unpaid bonuses', path: '/payouts/:id', buttons: [{ label: 'Pay' }] },
};
