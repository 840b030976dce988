import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Card } from '../../../components/Card/Card';
import { Icon } from '../../../components/Icon/Icon';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { fill } from '../../../text/fill';
import { formatFigureCount } from '../../../text/figures/figure';
import { keepFigures } from '../../../text/format/keepFigures';
import { border, color, fontSize, fontWeight, radius, space } from '../../../tokens';
import type { PairsToday } from '../RankWay/rankWay';
import { toWaitingBots, type Leg, type LegBots } from './legs';
import { leftBotsWaiting, rightBotsWaiting } from './figures';
import { legsCardMessages } from './messages';
import { NearestMembers, type NearestMember } from './NearestMembers';

export interface LegsCardProps {
  bots: LegBots;
  today?: PairsToday | undefined;
  /** The next rank. Absent after the highest. */
  goal?: { rank: string; missing: number } | undefined;
  /** The address of the team list with the members of a leg who haven't bought. Absent where the server has no such list (D119). */
  toMembers?: ((leg: Leg) => string) | undefined;
  /** Some of those members, the nearest first. Absent until they have loaded. */
  nearest?: readonly NearestMember[] | undefined;
}

/** The next rank's pairs, which leg they wait on, and where its members are. */
export function LegsCard({ bots, today, goal, toMembers, nearest = [] }: LegsCardProps) {
  const { left, right, weak, worth } = toWaitingBots(bots);
  return (
    <Face>
      <h2>
        {goal
          ? fill(legsCardMessages.pairsTo, {
              pairs: keepFigures(
                legsCardMessages.pairs({ count: formatFigureCount('pairsToGo', goal.missing) }),
              ),
              rank: <bdi translate="no">{goal.rank}</bdi>,
            })
          : legsCardMessages.yourLegs}
      </h2>
      <p>{weak ? legsCardMessages.ready[weak === 'right' ? 'left' : 'right'] : legsCardMessages.even}</p>
      <Legs>
        {(
          [
            ['left', leftBotsWaiting, left],
            ['right', rightBotsWaiting, right],
          ] as const
        ).map(([leg, { figure, title }, count]) => (
          <LegBox key={leg} $leg={leg} $weak={weak === leg}>
            <dt>{title}</dt>
            <dd>
              <b>{keepFigures(formatFigureCount(figure, count))}</b>
              {weak === leg ? legsCardMessages.weaker : legsCardMessages.waiting}
            </dd>
          </LegBox>
        ))}
      </Legs>
      {today && (
        <p>
          {fill(legsCardMessages.today, { count: <b>{formatFigureCount('pairsToday', today.count)}</b> })}{' '}
          {whenCounted(today)}
        </p>
      )}
      {worth !== undefined && (
        <p>{fill(legsCardMessages.worth, { amount: <Money figure="waitingPairsWorth" value={worth} /> })}</p>
      )}
      {weak && nearest.length > 0 && <NearestMembers members={nearest} />}
      {weak && toMembers ? (
        <Way variant="soft" href={toMembers(weak)} icon={<Icon name="team" />}>
          {legsCardMessages.members[weak]}
        </Way>
      ) : (
        <Way href={addresses.binaryTree} icon={<Icon name="tree" />}>
          {legsCardMessages.openTree}
        </Way>
      )}
    </Face>
  );
}

function whenCounted({ countsAt }: PairsToday): ReactNode {
  if (countsAt === undefined) return null;
  if (countsAt === null) return legsCardMessages.whenMade;
  return fill(legsCardMessages.countsAt, { at: <Moment at={countsAt} form="dayTime" /> });
}

const Face = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  color: ${color.inkMuted};
  text-wrap: pretty;

  > h2 {
    color: ${color.ink};
    font-size: ${fontSize.title};
    font-weight: ${fontWeight.heading};
    letter-spacing: -0.01em;
  }
`;

/* Left is always at the start. */
const Legs = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
`;

const LegBox = styled.div<{ $leg: Leg; $weak: boolean }>`
  --leg: ${({ $leg }) => ($leg === 'left' ? color.legLeft : color.legRight)};
  padding: ${space[3]};
  border: ${border.hair} solid ${({ $weak }) => ($weak ? 'var(--leg)' : color.line)};
  border-radius: ${radius.box};

  > dt {
    padding-inline-start: ${space[2]};
    border-inline-start: 3px solid var(--leg);
    color: var(--leg);
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.link};
    line-height: 1.2;
  }
  > dd {
    font-size: ${fontSize.small};
  }
  b {
    display: block;
    margin-block-start: ${space[1]};
    color: ${color.ink};
    font-size: ${fontSize.count};
    font-weight: ${fontWeight.money};
    letter-spacing: -0.02em;
    line-height: 1.3;
  }
`;

const Way = styled(ButtonLink)`
  margin-block-start: auto;
`;
