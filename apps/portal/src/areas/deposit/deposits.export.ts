import type { DepositColumnId, DepositRow } from '@portal/ui/screens/deposit';
import { depositMessages } from '@portal/ui/screens/deposit/messages';
import { askOffered } from '@portal/portal-core/exports/askOffered';
import { toFileColumns, toFigureCells, toFileTable } from '@portal/portal-core/exports/fileColumns';
import { joinTables } from '@portal/portal-core/exports/joinTables';
import type { ArchiveSource } from '@portal/portal-core/exports/readArchive';
import { depositApi } from './deposit.api';
import { toDeposits, toMethods } from './deposit.mappers';
import { depositAmount } from '@portal/ui/screens/deposit/figures';

const columns = toFileColumns<DepositRow, DepositColumnId>({
  hash: { title: depositMessages.hash.network, cell: ({ hash }) => hash },
  date: { title: depositMessages.date, cell: ({ createdAt }) => createdAt, kind: 'moment' },
  amount: toFigureCells(depositAmount, ({ amount }) => amount),
});

/**
 * The recent deposits of each payment method; undefined if a sync is refused, such as too soon after another. Only a sync
 * returns them (D54). All that were credited are in the transactions.
 */
export const readDeposits: ArchiveSource = async ({ client, dispatch, signal }) => {
  const { listPaymentMethods, checkBalance } = depositApi.endpoints;
  const answer = await dispatch(listPaymentMethods.initiate(undefined, { subscribe: false })).unwrap();
  const methods = toMethods(answer, client.getListLocation('/available-payment-methods'));
  const parts = [];
  for (const { id, name } of methods) {
    signal.throwIfAborted();
    const asked = dispatch(checkBalance.initiate(id, { track: false })).unwrap();
    const body = await askOffered(asked, ({ kind }) => kind === 'refused');
    if (!body) return undefined;
    const deposits = toDeposits(body, client.getListLocation('/balance-sync'), {
      ...{ network: undefined, explorers: {} },
    });
    parts.push([name, toFileTable(columns, deposits)] as const);
  }
  return joinTables(depositMessages.method, columns, parts);
};
