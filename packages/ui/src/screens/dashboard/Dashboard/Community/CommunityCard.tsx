import type { ReactNode } from 'react';
import { FigureRow, FigureRows } from '../../../../components/Figure/FigureRow';
import { Verbatim } from '../../../../components/ServerMessage/ServerMessage';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../../remote';
import { formatCount } from '../../../../text/format/money';
import { type CommunityFigures, legSentence } from './legSentence';
import { LegBalance } from './LegBalance';
import { Widget } from '../Widget';
import { dashboardMessages } from '../messages';

/** The member's two legs and referrals (A §2, §3). */
export function CommunityCard({ community }: { community: Remote<CommunityFigures> }) {
  return (
    <Widget title={dashboardMessages.community} remote={community}>
      {(data) => {
        const shown = (value: ReactNode) => (data ? value : <Skeleton inlineSize="3rem" />);
        return (
          <>
            <LegBalance
              left={data?.leftCount}
              right={data?.rightCount}
              sentence={data ? legSentence(data) : ''}
              loading={!data}
            />
            <FigureRows>
              <FigureRow label={dashboardMessages.totalMatchingPairs}>
                {shown(formatCount(data?.matchingPairs))}
              </FigureRow>
              <FigureRow label={dashboardMessages.totalReferrals}>
                {shown(formatCount(data?.referrals))}
              </FigureRow>
              <FigureRow label={dashboardMessages.paidReferrals}>
                {shown(formatCount(data?.paidReferrals))}
              </FigureRow>
              <FigureRow label={dashboardMessages.mySponsor}>
                {shown(<Verbatim>{data?.sponsor}</Verbatim>)}
              </FigureRow>
            </FigureRows>
          </>
        );
      }}
    </Widget>
  );
}
