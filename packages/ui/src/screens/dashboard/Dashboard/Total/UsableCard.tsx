import styled, { css } from 'styled-components';
import { Card } from '../../../../components/Card/Card';
import { LazyFreshness } from '../../../../components/Freshness/LazyFreshness';
import type { Freshness } from '../../../../components/Freshness/freshnessData';
import { Money } from '../../../../components/Money/Money';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { StackedBar } from '../../../../components/StackedBar/StackedBar';
import { figureMessages } from '../../../../text/figureMessages';
import type { MoneyFigure } from '../../../../text/figures/meanings';
import { keepFigures } from '../../../../text/format/keepFigures';
import { formatDate } from '../../../../text/format/dates';
import { formatFigure } from '../../../../text/figures/figure';
import { border, color, fontSize, fontWeight, media, space } from '../../../../tokens';
import { laptop } from '../../../../tokens/laptop';
import type { Amount, WalletBalances } from '../WalletCard';
import { dashboardMessages } from '../messages';
import {
  toBotRules,
  toDifference,
  toLiveRules,
  toUsable,
  type RunningPackages,
  type SinceJoining,
} from './holdings';
import { onHold, usable as named } from '../figures';

interface UsableCardProps {
  /** Undefined while they load. */
  wallets: WalletBalances | undefined;
  /** Absent where the server doesn't send it (D113). */
  running?: RunningPackages | undefined;
  /** Absent where the server sends no totals of all time (D113). */
  since?: SinceJoining | undefined;
  /** The age of all figures of the page. */
  freshness?: Freshness | undefined;
}

/** What the member can use now, then what is on hold and what is in packages, each with its rule (D149). */
export function UsableCard({ wallets, running, since, freshness }: UsableCardProps) {
  const { usable, sizes } = wallets ? toUsable(wallets) : { usable: undefined, sizes: undefined };
  const hold = wallets?.hold;
  const isWhole =
    since !== undefined && running !== undefined && running.live.count > 0 && running.bots.count > 0;
  return (
    <Sheet
      $reserved={!wallets || isWhole}
      heading={named.title}
      aria-busy={!wallets}
      aside={
        freshness && (
          <Age>
            <LazyFreshness what={figureMessages.data} {...freshness} />
          </Age>
        )
      }
    >
      <Sum $long={(usable?.length ?? 0) > longTotal}>
        {wallets ? (
          <Money figure={named.figure} value={usable} variant="display" />
        ) : (
          <Skeleton inlineSize="10rem" blockSize="1em" />
        )}
      </Sum>
      <StackedBar
        size="thick"
        parts={
          sizes
            ? [
                { size: sizes.usable, color: color.ink },
                { size: sizes.onHold, color: color.warn },
              ]
            : []
        }
      />
      <Parts>
        {hold !== undefined && <Part {...onHold} amount={hold} />}
        {running && running.live.count > 0 && (
          <Part
            figure="inLive"
            title={dashboardMessages.runningLive({ count: String(running.live.count) })}
            amount={running.live.paid}
            rules={toLiveRules(running.live)}
          />
        )}
        {running && running.bots.count > 0 && (
          <Part
            figure="inBots"
            title={dashboardMessages.runningBots({ count: String(running.bots.count) })}
            amount={running.bots.paid}
            rules={toBotRules(running.bots)}
          />
        )}
      </Parts>
      {since && <Since>{keepFigures(toSentence(since))}</Since>}
    </Sheet>
  );
}

/** One line about all time. It never names what is lost or spent, which the parts above it do. */
function toSentence(since: SinceJoining): string {
  const difference = toDifference(since);
  const amount = difference && formatFigure('netPutIn', difference.amount);
  return [
    dashboardMessages.sinceJoining({
      day: formatDate(since.joinedAt, 'day'),
      putIn: formatFigure('putIn', since.putIn),
      takenOut: formatFigure('takenOut', since.takenOut),
      earned: formatFigure('paidBonuses', since.earned),
    }),
    amount && dashboardMessages[difference.isIn ? 'moreIn' : 'moreOut']({ amount }),
  ]
    .filter(Boolean)
    .join(' ');
}

interface PartProps {
  /** What the amount means. */
  figure: MoneyFigure;
  title: string;
  amount: Amount;
  /** What is known about getting it back. */
  rules?: readonly string[];
}

function Part({ figure, title, amount, rules = [] }: PartProps) {
  return (
    <div>
      <dt>
        {keepFigures(title)}
        {rules.map((rule) => (
          <Rule key={rule}>{keepFigures(rule)}</Rule>
        ))}
      </dt>
      <dd>
        <Money figure={figure} value={amount} />
      </dd>
    </div>
  );
}

/** A longer total has a smaller font, so it is never cut. */
const longTotal = 12;

/* With packages and the line of all time, which may wrap less, so that what follows doesn't move when they come. */
const wholeHeight = css`
  min-block-size: 24.75rem;

  ${media.phone} {
    min-block-size: 26.75rem;
  }
  ${media.tablet} {
    min-block-size: 23.5rem;
  }
  ${laptop} {
    min-block-size: 26.125rem;
  }
`;

const Sheet = styled(Card)<{ $reserved: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${space[3]};
  container-type: inline-size;

  &[aria-busy='true'] {
    align-content: start;
  }
  ${({ $reserved }) => $reserved && wholeHeight}
`;

/* As high as the heading, whatever its button needs, whose icon ends where the card's content does. */
const Age = styled.div`
  margin-block: calc(-1 * ${space[2]});
  margin-inline-end: calc(-1 * ${space[2]});

  > * > * {
    flex-wrap: nowrap;
    font-size: ${fontSize.small};
  }
  ${media.handheld} {
    button {
      margin-inline-start: calc(-1 * ${space[2]});
    }
  }
`;

const Sum = styled.p<{ $long: boolean }>`
  min-block-size: 2.25rem;
  font-size: clamp(1rem, ${({ $long }) => ($long ? 8 : 12)}cqi, 2.25rem);
  line-height: 1;

  > * {
    font-size: inherit;
  }
`;

const Parts = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[2]};
  }
  > div + div {
    border-block-start: ${border.hair} solid ${color.line};
  }
  dt {
    font-size: ${fontSize.label};
  }
  dd {
    font-weight: ${fontWeight.money};
  }
  dd > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Since = styled.p`
  padding-block-start: ${space[2]};
  border-block-start: ${border.hair} solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  text-wrap: pretty;
`;

const Rule = styled.span`
  display: block;
  color: ${color.inkMuted};
`;
