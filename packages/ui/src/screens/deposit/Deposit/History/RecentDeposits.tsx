import { addresses } from '../../../../addresses/addresses';
import { ButtonLink } from '../../../../components/Button/ButtonLink';
import { nextStepMessages } from '../../../../text/nextStepMessages';
import { DataList } from '../../../../components/DataList/DataList';
import { DatedHeading } from '../../../../components/ListContainer/DatedHeading';
import type { Remote } from '../../../../remote';
import { depositColumns } from './depositColumns';
import { toDepositDetail, toDepositLines, type DepositRow } from './depositDetail';
import type { BalanceSync } from '../Sync/SyncState';
import { depositMessages } from '../messages';

interface RecentDepositsProps {
  sync: BalanceSync;
  /** The time whose zone is named, in ms since 1970. */
  now: number;
  /** The content of a row's first column: a network's hash, or a bank's number. */
  of: 'network' | 'bank';
  onCopy: (confirmation: string) => void;
}

/** The results of the last sync. They are unknown before the first one (A §2, D54). */
export function RecentDeposits({ sync, now, of, onCopy }: RecentDepositsProps) {
  const never = sync.last === undefined;
  return (
    <DataList
      caption={depositMessages.recent}
      columns={depositColumns(of, onCopy)}
      rows={toRows(sync)}
      rowKey={({ id }) => id}
      expectedRows={3}
      detail={toDepositDetail}
      lines={toDepositLines}
      now={now}
      empty={{
        title: never ? depositMessages.notSynced : depositMessages.noneFound,
        reason: never ? depositMessages.notSyncedReason : depositMessages.noneFoundReason[of],
        icon: 'deposit',
        ...(!never && {
          action: <ButtonLink href={addresses.tickets}>{nextStepMessages.askSupport}</ButtonLink>,
        }),
      }}
      bar={<DatedHeading now={now}>{depositMessages.recent}</DatedHeading>}
    />
  );
}

function toRows({ busy, last }: BalanceSync): Remote<readonly DepositRow[]> {
  if (last) return { state: 'ready', data: last.deposits, refreshing: busy };
  return busy ? { state: 'loading' } : { state: 'ready', data: [] };
}
