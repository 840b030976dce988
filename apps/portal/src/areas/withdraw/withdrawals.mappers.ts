import type { ListLocation } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Destination } from '@portal/ui/screens/profile';
import type { Withdrawal, WithdrawalStatus } from '@portal/ui/screens/withdraw';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { parseWalletName } from '@portal/portal-core/fromApi/wallet';
import { askSupportPath } from '@portal/portal-core/addresses/askSupport';
import type { Env } from '@portal/portal-core/fromApi/env';
import { explorerLink } from '@portal/portal-core/fromApi/explorers';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import { daysField, toDayQuery, type ListState } from '@portal/portal-core/lists/listState';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseFlag, parseMoney, parseText, parsePlainText } from '@portal/portal-core/fromApi/parse';

/** The filters of the list. */
export const withdrawalFields: readonly FilterField[] = [daysField];

export const toWithdrawalsQuery = ({ page, filters }: ListState) => ({ page, ...toDayQuery(filters) });

/** Requests all rows (D87), or this page if the server still pages them. */
export const toWithdrawalsExport = ({ filters }: ListState, page: number) => ({
  export: 'true' as const,
  ...(page > 1 && { page }),
  ...toDayQuery(filters),
});

const statuses: Readonly<Record<string, WithdrawalStatus>> = {
  '0': 'pending',
  pending: 'pending',
  '1': 'completed',
  completed: 'completed',
  '2': 'rejected',
  rejected: 'rejected',
};

function toStatus(value: unknown): WithdrawalStatus | undefined {
  const word = parseText(value)?.toLowerCase() ?? '';
  return Object.hasOwn(statuses, word) ? statuses[word] : undefined;
}

type Row = ApiRow<'/user/manual/withdraw/list'>;

/** The payment method. If it is missing, it follows from the fields with values. */
function toMethod(row: Row): Withdrawal['method'] {
  const method = parseText(row.coin_type)?.toLowerCase();
  if (method === 'bank' || method === 'crypto') return method;
  if (parseText(row.ac_no) !== undefined) return 'bank';
  return parseText(row.address) === undefined ? undefined : 'crypto';
}

function toDestination(row: Row, method: Withdrawal['method']): Destination {
  const address = parseText(row.address);
  const account = parseText(row.ac_no);
  if (method === 'bank')
    return {
      kind: 'bank',
      account,
      holder: parseText(row.holder_name),
      bank: parseText(row.bank_name),
      ifsc: parseText(row.ifsc),
    };
  return address === undefined
    ? { kind: 'none' }
    : { kind: 'crypto', address, network: parseText(row.network) };
}

const named = (words: string) => (words === '' ? undefined : words);

/** One withdrawal, or undefined for an empty row. */
export const toWithdrawal =
  (explorers: Env['explorers']) =>
  (row: Row, index: number): Withdrawal | undefined => {
    const code = parseText(row.code);
    const at = parseText(row.created_at);
    const amountFrom = parseMoney(row.amount_from);
    if (code === undefined && at === undefined && amountFrom === undefined) return undefined;
    const hash = parseText(row.t_hash);
    const wallet: unknown = row.type;
    const returned: unknown = row.returned_to;
    const method = toMethod(row);
    return {
      id: code ?? `at-${index}`,
      code,
      type: named(parseWalletName(wallet)),
      hash,
      explorer: explorerLink(explorers, parseText(row.network), hash),
      method,
      destination: toDestination(row, method),
      amountFrom,
      amountTo: parseMoney(row.amount_to),
      netAmount: parseMoney(row.net_amount),
      remarks: named(parsePlainText(row.remarks, 1000)),
      status: toStatus(row.status),
      takenBack: toStatus(row.status) === 'rejected' && parseFlag(row.taken_back) === 1,
      returnedTo: isWallet(returned) ? walletNames[returned] : undefined,
      canTakeBack: parseFlag(row.can_take_back) === 1 && toStatus(row.status) === 'pending',
      at,
      decidedAt: parseText(row.decided_at),
      support: askSupportPath({ about: 'withdrawal', code: code ?? '' }),
    };
  };

export const toWithdrawalsPage = (
  body: Answer<'/user/manual/withdraw/list'>,
  location: ListLocation,
  explorers: Env['explorers'],
): ShownPage<Withdrawal> => readPage(body, location, toWithdrawal(explorers));
