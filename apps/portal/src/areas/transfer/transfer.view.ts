import type { ListPlace, WriteInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Transfer, TransferBalances, TransferStatus, TransferValues } from '@portal/ui/screens/transfer';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { askSupportPath } from '../../shared/routes/askSupport';
import type { NamesOf } from '../../shared/calls/refusalTexts';
import { withProof } from '../../shared/calls/withProof';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import { daysField, daysOnWire, type ListState } from '../../shared/lists/listState';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { amountOf, textOf, wordsOf } from '../../shared/wire/wire';
import { balancesOf } from '../dashboard';

/** What filters the list. */
export const transferFields: readonly FilterField[] = [daysField];

export const transfersQueryOf = ({ page, filters }: ListState) => ({ page, ...daysOnWire(filters) });

/** Asks for every row at once (D87). If the server pages the answer all the same, this is the page. */
export const transfersExportOf = ({ filters }: ListState, page: number) => ({
  export: 'true' as const,
  ...(page > 1 && { page }),
  ...daysOnWire(filters),
});

const statuses: Readonly<Record<string, TransferStatus>> = {
  '0': 'pending',
  pending: 'pending',
  '1': 'approved',
  approved: 'approved',
  '2': 'rejected',
  rejected: 'rejected',
};

function statusOf(value: unknown): TransferStatus | undefined {
  const word = textOf(value)?.toLowerCase() ?? '';
  return Object.hasOwn(statuses, word) ? statuses[word] : undefined;
}

const named = (value: unknown, length: number) => {
  const words = wordsOf(value, length);
  return words === '' ? undefined : words;
};

const walletOf = (key: unknown) => (isWallet(key) ? walletNames[key] : named(key, 60));

/** One transfer, or undefined for a row that says nothing. */
export function transferOf(row: RowOf<'/transfer'>, index: number): Transfer | undefined {
  const amount = amountOf(row.transfer_amount);
  const at = textOf(row.created_at);
  if (amount === undefined && at === undefined) return undefined;
  return {
    // The specification names no id, so without one the place on the page serves as one.
    id: textOf(row.id) ?? `at-${index}`,
    code: textOf(row.id),
    payer: named(row.payer, 64),
    payee: named(row.payee, 64),
    from: walletOf(row.from_wallet),
    to: walletOf(row.to_wallet),
    amount,
    netAmount: amountOf(row.net_transfer_amount),
    type: named(row.transfer_type, 60),
    comment: named(row.comment, 1000),
    status: statusOf(row.status),
    at,
    support: askSupportPath({ about: 'transfer', code: textOf(row.id) ?? '' }),
  };
}

export const transfersPageOf = (body: Answer<'/transfer'>, place: ListPlace): ShownPage<Transfer> =>
  readPage(body, place, transferOf);

/** What is in the two wallets (D66). The dashboard's answer says it, because the cards of the list have no keys. */
export function transferBalancesOf(dashboard: Answer<'/dashboard'> | undefined): TransferBalances {
  const { payOut: from, payIn: to } = balancesOf(dashboard);
  return { from, to };
}

/** The form's field of each wire name, for the server's texts at fields. */
export const transferNames = {
  wallet: 'wallet',
  transfer_amount: 'amount',
  otp: 'code',
  mpin: 'code',
  authenticator: 'code',
} satisfies NamesOf<'/transfer/amount'>;

interface Sent extends TransferValues {
  code: string;
}

/** The payee is the member (D83). */
export const transferBodyOf = ({ wallet, amount, code }: Sent, authType: string, payee: string) =>
  withProof<WriteInit<'/transfer/amount'>['body']>(
    { wallet, transfer_amount: amount, payee },
    authType,
    code,
  );
