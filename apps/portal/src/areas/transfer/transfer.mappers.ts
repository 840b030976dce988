import type { ListLocation, WriteInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Transfer, TransferBalances, TransferStatus, TransferValues } from '@portal/ui/screens/transfer';
import { askSupportPath } from '@portal/portal-core/addresses/askSupport';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import { withSecondFactor } from '@portal/portal-core/calls/withSecondFactor';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import { daysField, toDayQuery, type ListState } from '@portal/portal-core/lists/listState';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseFlag, parseMoney, parseText, parsePlainText } from '@portal/portal-core/fromApi/parse';
import { parseWalletName } from '@portal/portal-core/fromApi/wallet';
import { toBalances } from '../dashboard';

/** The filters of the list. */
export const transferFields: readonly FilterField[] = [daysField];

export const toTransfersQuery = ({ page, filters }: ListState) => ({ page, ...toDayQuery(filters) });

/** Requests all rows (D87), or this page if the server still pages them. */
export const toTransfersExport = ({ filters }: ListState, page: number) => ({
  export: 'true' as const,
  ...(page > 1 && { page }),
  ...toDayQuery(filters),
});

const statuses: Readonly<Record<string, TransferStatus>> = {
  '0': 'pending',
  pending: 'pending',
  '1': 'approved',
  approved: 'approved',
  '2': 'rejected',
  rejected: 'rejected',
};

function toStatus(value: unknown): TransferStatus | undefined {
  const word = parseText(value)?.toLowerCase() ?? '';
  return Object.hasOwn(statuses, word) ? statuses[word] : undefined;
}

const named = (value: unknown, length: number) => {
  const words = parsePlainText(value, length);
  return words === '' ? undefined : words;
};

const selectWallet = (key: unknown) => parseWalletName(key) || undefined;

/** One transfer, or undefined for an empty row. */
export function toTransfer(row: ApiRow<'/transfer'>, index: number): Transfer | undefined {
  const amount = parseMoney(row.transfer_amount);
  const at = parseText(row.created_at);
  if (amount === undefined && at === undefined) return undefined;
  return {
    // The specification names no id, so the index on the page is the fallback.
    id: parseText(row.id) ?? `at-${index}`,
    code: parseText(row.id),
    payer: named(row.payer, 64),
    payee: named(row.payee, 64),
    from: selectWallet(row.from_wallet),
    to: selectWallet(row.to_wallet),
    amount,
    netAmount: parseMoney(row.net_transfer_amount),
    type: selectWallet(row.transfer_type),
    comment: named(row.comment, 1000),
    status: toStatus(row.status),
    takenBack: toStatus(row.status) === 'rejected' && parseFlag(row.taken_back) === 1,
    returnedTo: selectWallet(row.returned_to),
    canTakeBack: parseFlag(row.can_take_back) === 1 && toStatus(row.status) === 'pending',
    at,
    support: askSupportPath({ about: 'transfer', code: parseText(row.id) ?? '' }),
  };
}

export const toTransfersPage = (body: Answer<'/transfer'>, location: ListLocation): ShownPage<Transfer> =>
  readPage(body, location, toTransfer);

/** The balances of the two wallets (D66), from the dashboard's answer, because the list's cards have no keys. */
export function toTransferBalances(dashboard: Answer<'/dashboard'> | undefined): TransferBalances {
  const { payOut: from, payIn: to } = toBalances(dashboard);
  return { from, to };
}

/** Maps the API's names to the form's fields, for the server's texts. */
export const transferNames = {
  wallet: 'wallet',
  transfer_amount: 'amount',
  otp: 'code',
  mpin: 'code',
  authenticator: 'code',
} satisfies BodyFieldNames<'/transfer/amount'>;

interface Sent extends TransferValues {
  code: string;
}

/** The recipient is the member (D83). */
export const toTransferBody = ({ wallet, amount, code }: Sent, authType: string, payee: string) =>
  withSecondFactor<WriteInit<'/transfer/amount'>['body']>(
    { wallet, transfer_amount: amount, payee },
    authType,
    code,
  );
