import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addresses } from '../../addresses/addresses';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { Card } from '../Card/Card';
import { Icon } from '../Icon/Icon';
import { Moment } from '../Moment/Moment';
import { Money } from '../Money/Money';
import { Skeleton } from '../Skeleton/Skeleton';
import { fill } from '../../text/fill';
import { formatFigureCount, nameFigure } from '../../text/figures/figure';
import { keepFigures } from '../../text/format/keepFigures';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { laptop } from '../../tokens/laptop';
import { toWaitingBots, type Leg, type LegBots, type PairsToday } from '../../text/legs/legs';
import { formatOutlook, toOutlook } from '../../text/legs/outlook';
import { outlookMessages } from '../../text/legs/outlookMessages';
import { formatPace, toPace, type RecentPairs } from '../../text/legs/pace';
import { legsCardMessages } from './messages';
import { NearestMembers, type NearestMember } from './NearestMembers';
import { getElementProps, type ElementProps } from '../elementProps';
import { legCountMessages } from '../../text/columnTitles';

// The names of the bots that wait for a partner.

const leftBotsWaiting = nameFigure('leftBotsWaiting', legCountMessages.bots.left);
const rightBotsWaiting = nameFigure('rightBotsWaiting', legCountMessages.bots.right);

export interface LegsCardProps extends ElementProps<HTMLElement> {
  bots: LegBots;
  today?: PairsToday | undefined;
  /** The next rank. Absent after the highest. */
  goal?: { rank: string; missing: number } | undefined;
  /** The page doesn't name the goal elsewhere. */
  namesGoal?: boolean;
  /** The members of the weaker leg without a running package. Absent where it is unknown. */
  unpaid?: number | undefined;
  /** The pairs of the last days, and the portal's day `YYYY-MM-DD`. Absent where the server sends none (D113). */
  recent?: (RecentPairs & { now: string }) | undefined;
  /** The address of the team list with the members of a leg who haven't bought. Absent where the server has no such list (D119). */
  toMembers?: ((leg: Leg) => string) | undefined;
  /** Some of those members, the nearest first. Absent where they are unknown. */
  nearest?: readonly NearestMember[] | 'loading' | undefined;
  /** The member wants to share the link of a leg. */
  onShare?: ((leg: Leg) => void) | undefined;
}

/** The leg that decides about the next rank: what waits, what its members would bring, and the pace so far. */
export function LegsCard(props: LegsCardProps) {
  const { bots, today, goal, namesGoal = false, unpaid, recent, toMembers, nearest = [], onShare } = props;
  const { worth, ...waiting } = toWaitingBots(bots);
  const { weak } = waiting;
  const outlook = toOutlook(waiting, goal?.missing, unpaid);
  const rank = goal && <bdi translate="no">{goal.rank}</bdi>;
  return (
    <Face $weak={weak} aria-busy={nearest === 'loading'} {...getElementProps(props)}>
      <div>
        <h2>{weak ? legsCardMessages.decides[weak] : legsCardMessages.yourLegs}</h2>
        {goal && namesGoal && (
          <p>
            {fill(legsCardMessages.pairsTo, {
              pairs: keepFigures(
                legsCardMessages.pairs({ count: formatFigureCount('pairsToGo', goal.missing) }),
              ),
              rank,
            })}
          </p>
        )}
      </div>
      {!weak && <p>{legsCardMessages.even}</p>}
      <Legs>
        {(
          [
            ['left', leftBotsWaiting],
            ['right', rightBotsWaiting],
          ] as const
        ).map(([leg, { figure, title }]) => (
          <LegBox key={leg} $leg={leg} $weak={weak === leg}>
            <dt>{title}</dt>
            <dd>
              <b>{keepFigures(formatFigureCount(figure, waiting[leg]))}</b>
              {legsCardMessages.waiting}
            </dd>
          </LegBox>
        ))}
      </Legs>
      {outlook && <Note>{fill(formatOutlook(outlook), { rank })}</Note>}
      {today && (
        <p>
          {fill(legsCardMessages.today, { count: <b>{formatFigureCount('pairsToday', today.count)}</b> })}{' '}
          {whenCounted(today)}
        </p>
      )}
      {recent && goal && <Pace recent={recent} missing={goal.missing} rank={rank} />}
      {worth !== undefined && (
        <p>{fill(legsCardMessages.worth, { amount: <Money figure="waitingPairsWorth" value={worth} /> })}</p>
      )}
      {weak && nearest !== 'loading' && nearest.length > 0 && (
        <NearestMembers weak={weak} outlook={outlook} members={nearest} />
      )}
      <Ways>
        {weak && onShare && (
          <Button
            variant="main"
            stretched
            aria-haspopup="dialog"
            icon={<Icon name="share" />}
            onClick={() => onShare(weak)}
          >
            {outlookMessages.share[weak]}
          </Button>
        )}
        {weak && toMembers ? (
          <ButtonLink variant="soft" href={toMembers(weak)} icon={<Icon name="team" />}>
            {legsCardMessages.members[weak]}
          </ButtonLink>
        ) : (
          !onShare && (
            <ButtonLink href={addresses.binaryTree} icon={<Icon name="tree" />}>
              {legsCardMessages.openTree}
            </ButtonLink>
          )
        )}
      </Ways>
    </Face>
  );
}

/** The space of the card, so that what is below or before it doesn't move when it comes. */
export function LegsSkeleton(props: ElementProps<HTMLElement>) {
  return (
    <Face $weak={undefined} aria-busy="true" {...getElementProps(props)}>
      <Skeleton inlineSize="12rem" />
      <Skeleton variant="block" blockSize="5.5rem" />
      <Skeleton />
      <Skeleton inlineSize="9rem" />
    </Face>
  );
}

interface PaceProps {
  recent: RecentPairs & { now: string };
  missing: number;
  rank: ReactNode;
}

function Pace({ recent, missing, rank }: PaceProps) {
  const pace = toPace(recent, missing, recent.now);
  return (
    <p>{fill(formatPace(recent, pace), { rank, month: typeof pace === 'object' && <b>{pace.month}</b> })}</p>
  );
}

function whenCounted({ countsAt }: PairsToday): ReactNode {
  if (countsAt === undefined) return null;
  if (countsAt === null) return legsCardMessages.whenMade;
  return fill(legsCardMessages.countsAt, { at: <Moment at={countsAt} form="dayTime" /> });
}

const Face = styled(Card)<{ $weak: Leg | undefined }>`
  display: flex;
  ${({ $weak }) => $weak && `border-color: ${$weak === 'left' ? color.legLeft : color.legRight};`}
  flex-direction: column;
  gap: ${space[3]};
  color: ${color.inkMuted};
  text-wrap: pretty;

  /* As high as with the nearest members. */
  &[aria-busy='true'] {
    min-block-size: 39.875rem;

    ${media.phone} {
      min-block-size: 43.875rem;
    }
    ${media.tablet} {
      min-block-size: 37.25rem;
    }
    ${laptop} {
      min-block-size: 43.8125rem;
    }
  }
  h2 {
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

const Note = styled.p`
  padding: ${space[3]};
  border-radius: ${radius.box};
  background: ${color.warnSoft};
  color: ${color.warn};

  ${media.forcedColors} {
    border: ${border.hair} solid;
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block-start: auto;
`;
