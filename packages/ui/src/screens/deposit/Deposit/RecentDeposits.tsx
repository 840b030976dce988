import styled from 'styled-components';
import { DataList } from '../../../components/DataList/DataList';
import type { Remote } from '../../../remote';
import { zoneText } from '../../../text/format/zone';
import { overlayWords } from '../../../text/overlayWords';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { depositColumns } from './depositColumns';
import type { BalanceSync, DepositRow, DepositScreenProps } from './DepositScreen.types';
import { depositWords } from './depositWords';

interface RecentDepositsProps extends Pick<DepositScreenProps, 'sync' | 'now' | 'onCopied'> {
  /** What a row's first column holds: a network's hash, or a bank's number. */
  of: 'network' | 'bank';
}

/** What the last sync found; nothing is known before there was one (A §2, D54). */
export function RecentDeposits({ sync, now, of, onCopied }: RecentDepositsProps) {
  const never = sync.last === undefined;
  return (
    <DataList
      caption={depositWords.recent}
      columns={depositColumns(of, onCopied)}
      rows={rowsOf(sync)}
      rowKey={({ id }) => id}
      expectedRows={3}
      empty={{
        title: never ? depositWords.notSynced : depositWords.noneFound,
        reason: never ? depositWords.notSyncedReason : depositWords.noneFoundReason[of],
        icon: 'deposit',
      }}
      bar={
        <Head>
          <Heading>{depositWords.recent}</Heading>
          <Zone>{overlayWords.timesIn(zoneText(now))}</Zone>
        </Head>
      }
    />
  );
}

function rowsOf({ busy, last }: BalanceSync): Remote<readonly DepositRow[]> {
  if (last) return { state: 'ready', data: last.deposits, refreshing: busy };
  return busy ? { state: 'loading' } : { state: 'ready', data: [] };
}

const Head = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
`;

const Heading = styled.h2`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
  letter-spacing: -0.01em;
`;

const Zone = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
