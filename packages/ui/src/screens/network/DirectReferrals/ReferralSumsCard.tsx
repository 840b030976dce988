import styled from 'styled-components';
import { Money } from '../../../components/Money/Money';
import { Sheet } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { fill } from '../../../text/fill';
import { sumAmounts, toSize } from '../../../text/format/amount';
import { keepFigures } from '../../../text/format/keepFigures';
import { formatFigureCount, nameFigure } from '../../../text/figures/figure';
import { comparedDays, periodNames, spanName } from '../../../text/format/periods';
import { percentMessages } from '../../../text/percentMessages';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';
import { directReferralsMessages as messages } from './messages';
import type { ReferralSums } from './referral';

// The names of the sums of all direct referrals.

const referralTeams = nameFigure('referralTeams', messages.teams);
const referralPurchases = nameFigure('referralPurchases', messages.purchases);

interface ReferralSumsCardProps {
  /** Undefined while they load. */
  sums: ReferralSums | undefined;
  /** The portal's day, `YYYY-MM-DD`. */
  today: string;
}

/** What all direct referrals and their teams did, and who is new. */
export function ReferralSumsCard({ sums, today }: ReferralSumsCardProps) {
  if (!sums)
    return (
      <Row aria-label={messages.sums} aria-busy="true">
        <dl aria-hidden="true">
          {Array.from({ length: 3 }, (_, at) => (
            <div key={at}>
              <dt>
                <Skeleton inlineSize="6rem" />
              </dt>
              <dd>
                <Skeleton inlineSize="5rem" />
              </dd>
              <Note data-waiting>
                <Skeleton inlineSize="9rem" />
              </Note>
            </div>
          ))}
        </dl>
      </Row>
    );
  const { ownBot, ownPool, team, topTeam, month, joined, joinedBefore } = sums;
  const share = toSize(team) > 0 ? Math.round((toSize(topTeam) / toSize(team)) * 100) : undefined;
  const days = spanName(comparedDays(today, 'month').before, 'MMMM');
  return (
    <Row aria-label={messages.sums}>
      <dl>
        <div>
          <dt>{referralTeams.title}</dt>
          <dd>
            <Money figure={referralTeams.figure} value={team} />
          </dd>
          {share !== undefined && (
            <Note>
              {keepFigures(messages.fromThree({ percent: percentMessages.of({ percent: share }) }))}
            </Note>
          )}
        </div>
        <div>
          <dt>{referralPurchases.title}</dt>
          <dd>
            <Money figure={referralPurchases.figure} value={sumAmounts([ownBot, ownPool])} />
          </dd>
          <Note>
            {fill(messages.ofEach, {
              bots: <Money figure="referralBots" value={ownBot} />,
              pool: <Money figure="referralPools" value={ownPool} />,
            })}
          </Note>
        </div>
        <div>
          <dt>{messages.newIn({ month: periodNames(month, 'month').title })}</dt>
          <dd>{keepFigures(formatFigureCount('referralsJoined', joined))}</dd>
          <Note>
            {keepFigures(
              messages.before({ count: formatFigureCount('referralsJoinedBefore', joinedBefore), days }),
            )}
          </Note>
        </div>
      </dl>
    </Row>
  );
}

const Row = styled(Sheet)`
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    ${media.fromTablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  dl > div {
    padding: ${space[4]} ${space[5]};
  }
  dl > div + div {
    border-inline-start: ${border.hair} solid ${color.line};
  }
  /* A line each, with the note below it. */
  ${media.phone} {
    dl > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
      padding: ${space[2]} ${space[4]};
    }
    dl > div + div {
      border-block-start: ${border.hair} solid ${color.line};
      border-inline-start: 0;
    }
    dd + dd {
      grid-column: 1 / -1;
    }
  }
  dt {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  dd:first-of-type {
    font-size: ${fontSize.count};
    font-weight: ${fontWeight.money};
    letter-spacing: -0.02em;
  }
`;

/* On tablets the longest of the three breaks. */
const Note = styled.dd`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  ${media.tablet} {
    &[data-waiting] {
      min-block-size: 2lh;
    }
  }
`;
