import type { Withdrawal } from '@portal/ui/screens/withdraw';
import { isoDate } from '@portal/ui/text/format/dates';
import type { ExportPlan } from '../../app/exportPlan';
import { withdrawApi } from './withdraw.api';
import { withdrawalOf, withdrawalsExportOf } from './withdrawals.view';

const methods = { bank: 'Bank', crypto: 'Crypto', none: undefined } as const;
const statuses = { pending: 'Pending', completed: 'Completed', rejected: 'Rejected' } as const;

/** Where it went, whole. */
function accountOf({ destination }: Withdrawal): string | undefined {
  switch (destination.kind) {
    case 'none':
      return undefined;
    case 'crypto':
      return [destination.address, destination.network].filter(Boolean).join(', ');
    case 'bank': {
      const { holder, bank, account, ifsc } = destination;
      return [account, holder, bank, ifsc].filter(Boolean).join(', ');
    }
  }
}

/** The columns of the table (B §2); the link has no column, and the currency of two amounts has one. */
export const withdrawalsExport: ExportPlan<Withdrawal> = {
  name: 'withdrawals',
  path: '/user/manual/withdraw/list',
  columns: [
    { title: 'Code', cell: ({ code }) => code },
    { title: 'Method', cell: ({ destination }) => methods[destination.kind] },
    { title: 'Type', cell: ({ type }) => type },
    { title: 'Tnx Hash', cell: ({ hash }) => hash },
    { title: 'Account Details', cell: accountOf },
    { title: 'Amount From (USD)', cell: ({ amountFrom }) => amountFrom },
    { title: 'Currency', cell: ({ destination }) => (destination.kind === 'bank' ? 'INR' : 'USD') },
    { title: 'Amount To', cell: ({ amountTo }) => amountTo },
    { title: 'Net Amount', cell: ({ netAmount }) => netAmount },
    { title: 'Remarks', cell: ({ remarks }) => remarks },
    { title: 'Status', cell: ({ status }) => status && statuses[status] },
    { title: 'Action Time', cell: ({ at }) => isoDate(at) },
  ],
  rowOf: () => withdrawalOf({}),
  ask: (dispatch, state, page) =>
    dispatch(
      withdrawApi.endpoints.exportWithdrawals.initiate(withdrawalsExportOf(state, page), { track: false }),
    ),
};
