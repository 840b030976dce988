import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../../addresses/addresses';
import { FigureRow, FigureRows } from '../../../../components/Figure/FigureRow';
import { Link } from '../../../../components/Link/Link';
import { Verbatim } from '../../../../components/ServerMessage/ServerMessage';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../../remote';
import { legCountMessages } from '../../../../text/columnTitles';
import { keepFigures } from '../../../../text/format/keepFigures';
import { formatCount } from '../../../../text/format/money';
import { networkTexts } from '../../../../text/messages';
import { color, fontSize, space } from '../../../../tokens';
import { type CommunityFigures, legSentence } from './legSentence';
import { LegBalance } from './LegBalance';
import { Widget } from '../Widget';
import { dashboardMessages } from '../messages';
import { communityMessages } from './messages';

export interface CommunityCardProps {
  community: Remote<CommunityFigures>;
}

/** The member's two legs and referrals (A §2, §3). */
export function CommunityCard({ community }: CommunityCardProps) {
  // Only a server with a binary plan counts the bots of legs.
  const hasTree = community.state === 'ready' && community.data.bots !== undefined;
  return (
    <Widget
      title={dashboardMessages.community}
      remote={community}
      aside={hasTree && <Link href={addresses.binaryTree}>{communityMessages.openTree}</Link>}
    >
      {(data) => {
        const shown = (value: ReactNode) => (data ? value : <Skeleton inlineSize="3rem" />);
        return (
          <>
            <LegBalance
              title={communityMessages.members}
              labels={legCountMessages.members}
              left={data?.leftCount}
              right={data?.rightCount}
              loading={!data}
            />
            {data?.bots && (
              <LegBalance
                title={communityMessages.bots}
                labels={{ left: networkTexts.totalLeftBots, right: networkTexts.totalRightBots }}
                {...data.bots}
                loading={false}
              />
            )}
            <Sentence>{data ? keepFigures(legSentence(data)) : <Skeleton inlineSize="80%" />}</Sentence>
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

/* It reserves two lines, so nothing below moves when the text loads. */
const Sentence = styled.p`
  min-block-size: 2lh;
  padding-block-end: ${space[3]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
