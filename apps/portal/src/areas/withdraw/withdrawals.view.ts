import type { ListPlace } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Destination } from '@portal/ui/screens/profile';
import type { Withdrawal, WithdrawalStatus } from '@portal/ui/screens/withdraw';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { askSupportPath } from '../../app/askSupport';
import type { Env } from '../../app/env';
import { explorerLink } from '../../app/explorers';
import { readPage, type ShownPage } from '../../app/listPage';
import { daysField, daysOnWire, type ListState } from '../../app/listState';
import { amountOf, textOf, wordsOf, type Fields } from '../../app/wire';

/** What filters the list. */
export const withdrawalFields: readonly FilterField[] = [daysField];

export const withdrawalsQueryOf = ({ page, filters }: ListState) => ({ page, ...daysOnWire(filters) });

/** Every row at once (D87); should the server page it all the same, this page. */
export const withdrawalsExportOf = ({ filters }: ListState, page: number) => ({
  export: 'true' as const,
  ...(page > 1 && { page }),
  ...daysOnWire(filters),
});

const statuses: Readonly<Record<string, WithdrawalStatus>> = {
  '0': 'pending',
  pending: 'pending',
  '1': 'completed',
  completed: 'completed',
  '2': 'rejected',
  rejected: 'rejected',
};

function statusOf(value: unknown): WithdrawalStatus | undefined {
  const word = textOf(value)?.toLowerCase() ?? '';
  return Object.hasOwn(statuses, word) ? statuses[word] : undefined;
}

/** The method says where it went; where it is missing, what is filled in does. */
function destinationOf(row: Fields): Destination {
  const address = textOf(row['address']);
  const account = textOf(row['ac_no']);
  const method = textOf(row['coin_type'])?.toLowerCase();
  if (method === 'bank' || (method !== 'crypto' && account !== undefined))
    return {
      kind: 'bank',
      account,
      holder: textOf(row['holder_name']),
      bank: textOf(row['bank_name']),
      ifsc: textOf(row['ifsc']),
    };
  return address === undefined
    ? { kind: 'none' }
    : { kind: 'crypto', address, network: textOf(row['network']) };
}

const named = (words: string) => (words === '' ? undefined : words);

/** One withdrawal; undefined for what says nothing. */
export const withdrawalOf =
  (explorers: Env['explorers']) =>
  (row: Fields, index: number): Withdrawal | undefined => {
    const code = textOf(row['code']);
    const at = textOf(row['created_at']);
    const amountFrom = amountOf(row['amount_from']);
    if (code === undefined && at === undefined && amountFrom === undefined) return undefined;
    const hash = textOf(row['t_hash']);
    return {
      id: code ?? `at-${index}`,
      code,
      type: isWallet(row['type']) ? walletNames[row['type']] : named(wordsOf(row['type'], 60)),
      hash,
      explorer: explorerLink(explorers, textOf(row['network']), hash),
      destination: destinationOf(row),
      amountFrom,
      amountTo: amountOf(row['amount_to']),
      netAmount: amountOf(row['net_amount']),
      remarks: named(wordsOf(row['remarks'], 1000)),
      status: statusOf(row['status']),
      at,
      support: askSupportPath({ about: 'withdrawal', code: code ?? '' }),
    };
  };

export const withdrawalsPageOf = (
  body: unknown,
  place: ListPlace,
  explorers: Env['explorers'],
): ShownPage<Withdrawal> => readPage(body, place, withdrawalOf(explorers));
