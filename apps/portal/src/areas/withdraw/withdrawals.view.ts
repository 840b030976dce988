import type { ListPlace } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { Destination } from '@portal/ui/screens/profile';
import type { Withdrawal, WithdrawalStatus } from '@portal/ui/screens/withdraw';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { askSupportPath } from '../../shared/routes/askSupport';
import type { Env } from '../../shared/wire/env';
import { explorerLink } from '../../shared/wire/explorers';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import { daysField, daysOnWire, type ListState } from '../../shared/lists/listState';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { amountOf, textOf, wordsOf } from '../../shared/wire/wire';

/** What filters the list. */
export const withdrawalFields: readonly FilterField[] = [daysField];

export const withdrawalsQueryOf = ({ page, filters }: ListState) => ({ page, ...daysOnWire(filters) });

/** Asks for every row at once (D87). If the server pages the answer all the same, this is the page. */
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

type Row = RowOf<'/user/manual/withdraw/list'>;

/** How it is paid. Where that is missing, the filled-in fields say it. */
function methodOf(row: Row): Withdrawal['method'] {
  const method = textOf(row.coin_type)?.toLowerCase();
  if (method === 'bank' || method === 'crypto') return method;
  if (textOf(row.ac_no) !== undefined) return 'bank';
  return textOf(row.address) === undefined ? undefined : 'crypto';
}

function destinationOf(row: Row, method: Withdrawal['method']): Destination {
  const address = textOf(row.address);
  const account = textOf(row.ac_no);
  if (method === 'bank')
    return {
      kind: 'bank',
      account,
      holder: textOf(row.holder_name),
      bank: textOf(row.bank_name),
      ifsc: textOf(row.ifsc),
    };
  return address === undefined ? { kind: 'none' } : { kind: 'crypto', address, network: textOf(row.network) };
}

const named = (words: string) => (words === '' ? undefined : words);

/** One withdrawal, or undefined for a row that says nothing. */
export const withdrawalOf =
  (explorers: Env['explorers']) =>
  (row: Row, index: number): Withdrawal | undefined => {
    const code = textOf(row.code);
    const at = textOf(row.created_at);
    const amountFrom = amountOf(row.amount_from);
    if (code === undefined && at === undefined && amountFrom === undefined) return undefined;
    const hash = textOf(row.t_hash);
    const wallet: unknown = row.type;
    const method = methodOf(row);
    return {
      id: code ?? `at-${index}`,
      code,
      type: isWallet(wallet) ? walletNames[wallet] : named(wordsOf(wallet, 60)),
      hash,
      explorer: explorerLink(explorers, textOf(row.network), hash),
      method,
      destination: destinationOf(row, method),
      amountFrom,
      amountTo: amountOf(row.amount_to),
      netAmount: amountOf(row.net_amount),
      remarks: named(wordsOf(row.remarks, 1000)),
      status: statusOf(row.status),
      at,
      support: askSupportPath({ about: 'withdrawal', code: code ?? '' }),
    };
  };

export const withdrawalsPageOf = (
  body: Answer<'/user/manual/withdraw/list'>,
  place: ListPlace,
  explorers: Env['explorers'],
): ShownPage<Withdrawal> => readPage(body, place, withdrawalOf(explorers));
