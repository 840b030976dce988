import styled from 'styled-components';
import { addresses } from '../../../../addresses/addresses';
import { FigureRow, FigureRows } from '../../../../components/Figure/FigureRow';
import { Link } from '../../../../components/Link/Link';
import { Verbatim } from '../../../../components/ServerMessage/ServerMessage';
import { Words } from '../../../../components/Words/Words';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../../remote';
import { keepFigures } from '../../../../text/format/keepFigures';
import { color, fontSize, space } from '../../../../tokens';
import { type CommunityFigures, legSentence } from './legSentence';
import { LegBalance } from './LegBalance';
import { Widget } from '../Widget';
import { dashboardMessages } from '../messages';
import { communityMessages } from './messages';
import { CountRow } from '../../../../components/Figure/CountRow';
import { legCountMessages } from '../../../../text/columnTitles';
import { nameFigure } from '../../../../text/figures/figure';
import { networkTexts } from '../../../../text/messages';

// The names of the community's counts (A §2).

const leftCount = nameFigure('leftCount', legCountMessages.members.left);
const rightCount = nameFigure('rightCount', legCountMessages.members.right);
const leftBots = nameFigure('leftBots', networkTexts.totalLeftBots);
const rightBots = nameFigure('rightBots', networkTexts.totalRightBots);
const matchingPairs = nameFigure('matchingPairs', dashboardMessages.totalMatchingPairs);
const referrals = nameFigure('referrals', dashboardMessages.totalReferrals);
const paidReferrals = nameFigure('paidReferrals', dashboardMessages.paidReferrals);

export interface CommunityCardProps {
  community: Remote<CommunityFigures>;
}

/** The member's two legs and referrals (A §2, A §3). */
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
        return (
          <>
            <LegBalance
              title={communityMessages.members}
              labels={{ left: leftCount, right: rightCount }}
              left={data?.leftCount}
              right={data?.rightCount}
              loading={!data}
            />
            {data?.bots && (
              <LegBalance
                title={communityMessages.bots}
                labels={{ left: leftBots, right: rightBots }}
                {...data.bots}
                loading={false}
              />
            )}
            <Sentence>{data ? keepFigures(legSentence(data)) : <Skeleton inlineSize="80%" />}</Sentence>
            <FigureRows>
              <CountRow of={matchingPairs} value={data?.matchingPairs} loading={!data} />
              <CountRow of={referrals} value={data?.referrals} loading={!data} />
              <CountRow of={paidReferrals} value={data?.paidReferrals} loading={!data} />
              <FigureRow label={dashboardMessages.mySponsor}>
                {data ? <Verbatim>{data.sponsor}</Verbatim> : <Skeleton inlineSize="3rem" />}
              </FigureRow>
            </FigureRows>
            <Words of={['pair']} />
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
