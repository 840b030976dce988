import type { Withdrawal, WithdrawalColumnId } from '@portal/ui/screens/withdraw';
import { withdrawTexts } from '@portal/ui/text/messages';
import { methodMessages, withdrawalTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import { withdrawApi } from './withdraw.api';
import { toWithdrawal, toWithdrawalsExport } from './withdrawals.mappers';
import { withdrawalFrom, withdrawalNet, withdrawalTo } from '@portal/ui/text/figures/listFigures';

const statuses = {
  pending: withdrawTexts.pending,
  completed: withdrawTexts.completed,
  rejected: withdrawTexts.rejected,
} as const;

/** The destination in full. */
function toAccount({ destination }: Withdrawal): string | undefined {
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

/** The columns of the table (B §2). The link has none, and the currency of the last two amounts has one. */
export const withdrawalsExport: ExportPlan<Withdrawal, '/user/manual/withdraw/list'> = {
  name: 'withdrawals',
  path: '/user/manual/withdraw/list',
  columns: toFileColumns<Withdrawal, WithdrawalColumnId>({
    code: { title: withdrawalTitles.code, cell: ({ code }) => code },
    method: { title: withdrawalTitles.method, cell: ({ method }) => method && methodMessages[method] },
    type: { title: withdrawalTitles.type, cell: ({ type }) => type },
    hash: { title: withdrawalTitles.hash, cell: ({ hash }) => hash },
    scan: { omitted: 'link' },
    account: { title: withdrawalTitles.account, cell: toAccount },
    amountFrom: toFigureCells(withdrawalFrom, ({ amountFrom }) => amountFrom),
    amountTo: [
      { title: withdrawalTitles.currency, cell: ({ method }) => (method === 'bank' ? 'INR' : 'USD') },
      toFigureCells(withdrawalTo, ({ amountTo }) => amountTo),
    ],
    netAmount: toFigureCells(withdrawalNet, ({ netAmount }) => netAmount),
    remarks: { title: withdrawalTitles.remarks, cell: ({ remarks }) => remarks },
    status: { title: withdrawalTitles.status, cell: ({ status }) => status && statuses[status] },
    at: { title: withdrawalTitles.at, cell: ({ at }) => at, kind: 'moment' },
  }),
  getRow: () => toWithdrawal({}),
  ask: (dispatch, state, page) =>
    dispatch(
      withdrawApi.endpoints.exportWithdrawals.initiate(toWithdrawalsExport(state, page), { track: false }),
    ),
};
