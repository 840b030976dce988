import type { ListPlace, WriteInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Transfer, TransferBalances, TransferStatus, TransferValues } from '@portal/ui/screens/transfer';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { askSupportPath } from '../../app/askSupport';
import type { FieldNames } from '../../app/formRefusal';
import { readPage, type ShownPage } from '../../app/listPage';
import { daysField, daysOnWire, type ListState } from '../../app/listState';
import { amountOf, fieldsOf, textOf, wordsOf, type Fields } from '../../app/wire';

/** What filters the list. */
export const transferFields: readonly FilterField[] = [daysField];

export const transfersQueryOf = ({ page, filters }: ListState) => ({ page, ...daysOnWire(filters) });

/** Every row at once (D87); should the server page it all the same, this page. */
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

/** One transfer; undefined for what says nothing. */
export function transferOf(row: Fields, index: number): Transfer | undefined {
  const amount = amountOf(row['transfer_amount']);
  const at = textOf(row['created_at']);
  if (amount === undefined && at === undefined) return undefined;
  return {
    // Its id is not named by the specification: without one, its place on the page is one.
    id: textOf(row['id']) ?? `at-${index}`,
    payer: named(row['payer'], 64),
    payee: named(row['payee'], 64),
    from: walletOf(row['from_wallet']),
    to: walletOf(row['to_wallet']),
    amount,
    netAmount: amountOf(row['net_transfer_amount']),
    type: named(row['transfer_type'], 60),
    comment: named(row['comment'], 1000),
    status: statusOf(row['status']),
    at,
    support: askSupportPath({ about: 'transfer', code: textOf(row['id']) ?? '' }),
  };
}

export const transfersPageOf = (body: unknown, place: ListPlace): ShownPage<Transfer> =>
  readPage(body, place, transferOf);

/** What is in the two wallets, of the dashboard's answer (D66); a card of the list has no key to know it by. */
export function balancesOf(dashboard: unknown): TransferBalances {
  const data = fieldsOf(fieldsOf(dashboard)['data']);
  return { from: amountOf(data['payout_balance']), to: amountOf(data['payin_balance']) };
}

/** Wire to form, for texts at fields. */
export const transferNames: FieldNames = {
  wallet: 'wallet',
  transfer_amount: 'amount',
  otp: 'code',
  mpin: 'code',
  authenticator: 'code',
};

interface Sent extends TransferValues {
  code: string;
}

/** The payee is the member (D83). The code is under the auth type's name; a word that would overwrite a field is otp's (D107). */
export function transferBodyOf(
  { wallet, amount, code }: Sent,
  authType: string,
  payee: string,
): WriteInit<'/transfer/amount'>['body'] {
  const taken = ['wallet', 'transfer_amount', 'payee'];
  const proof = { [taken.includes(authType) ? 'otp' : authType]: code };
  return { wallet, transfer_amount: amount, payee, ...proof } as WriteInit<'/transfer/amount'>['body'];
}
