import { addresses } from '../../../../addresses/addresses';
import { ButtonLink } from '../../../../components/Button/ButtonLink';
import { nextStepWords } from '../../../../text/nextStepWords';
import { DataList } from '../../../../components/DataList/DataList';
import { DatedHeading } from '../../../../components/ListFrame/DatedHeading';
import type { Remote } from '../../../../remote';
import { depositColumns } from './depositColumns';
import { depositDetailOf, depositLinesOf } from './depositDetail';
import type { BalanceSync, DepositRow, DepositScreenProps } from '../DepositScreen.types';
import { depositWords } from '../depositWords';

interface RecentDepositsProps extends Pick<DepositScreenProps, 'sync' | 'now' | 'onCopied'> {
  /** What a row's first column holds: a network's hash, or a bank's number. */
  of: 'network' | 'bank';
}

/** What the last sync found. Nothing is known before the first one (A §2, D54). */
export function RecentDeposits({ sync, now, of, onCopied }: RecentDepositsProps) {
  const never = sync.last === undefined;
  return (
    <DataList
      caption={depositWords.recent}
      columns={depositColumns(of, onCopied)}
      rows={rowsOf(sync)}
      rowKey={({ id }) => id}
      expectedRows={3}
      detail={{ of: depositDetailOf, lines: depositLinesOf, now }}
      empty={{
        title: never ? depositWords.notSynced : depositWords.noneFound,
        reason: never ? depositWords.notSyncedReason : depositWords.noneFoundReason[of],
        icon: 'deposit',
        ...(!never && {
          action: <ButtonLink href={addresses.tickets}>{nextStepWords.askSupport}</ButtonLink>,
        }),
      }}
      bar={<DatedHeading now={now}>{depositWords.recent}</DatedHeading>}
    />
  );
}

function rowsOf({ busy, last }: BalanceSync): Remote<readonly DepositRow[]> {
  if (last) return { state: 'ready', data: last.deposits, refreshing: busy };
  return busy ? { state: 'loading' } : { state: 'ready', data: [] };
}
