import type { ReactNode } from 'react';
import { FigureRow, FigureRows } from '../../../../components/Figure/FigureRow';
import { ServerWords } from '../../../../components/ServerWords/ServerWords';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../../remote';
import { formatCount } from '../../../../text/format/money';
import type { CommunityFigures } from '../DashboardScreen.types';
import { LegBalance } from './LegBalance';
import { Widget } from '../Widget';

/** The member's two legs and referrals (A §2, §3). */
export function CommunityCard({ community }: { community: Remote<CommunityFigures> }) {
  return (
    <Widget title="Community" remote={community}>
      {(data) => {
        const shown = (value: ReactNode) => (data ? value : <Skeleton inlineSize="3rem" />);
        return (
          <>
            <LegBalance left={data?.leftCount} right={data?.rightCount} loading={!data} />
            <FigureRows>
              <FigureRow label="Total Matching Pairs">{shown(formatCount(data?.matchingPairs))}</FigureRow>
              <FigureRow label="Total Referrals">{shown(formatCount(data?.referrals))}</FigureRow>
              <FigureRow label="Paid Referrals">{shown(formatCount(data?.paidReferrals))}</FigureRow>
              <FigureRow label="My Sponsor">{shown(<ServerWords>{data?.sponsor}</ServerWords>)}</FigureRow>
            </FigureRows>
          </>
        );
      }}
    </Widget>
  );
}
