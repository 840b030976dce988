import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { LinkInCell } from '../../../components/Link/LinkInCell';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { StackedBar } from '../../../components/StackedBar/StackedBar';
import { legCountMessages } from '../../../text/columnTitles';
import { keepFigures } from '../../../text/format/keepFigures';
import { formatFigureCount, nameFigure } from '../../../text/figures/figure';
import type { Leg } from '../../../text/legs/legs';
import { color, control, fontSize, fontWeight, media, space } from '../../../tokens';
import type { Tile, TileName } from './followUp';
import { followUpMessages } from './messages';

const { tiles } = followUpMessages;

/** The figures of a tile: a count by leg, and one to compare it with. */
const tileFigures = {
  joined: { ...nameFigure('joined', tiles.joined), compared: 'joinedBefore' },
  bought: { ...nameFigure('bought', tiles.bought), compared: 'boughtBefore' },
  silent: { ...nameFigure('silent', tiles.silent), compared: 'newlySilent' },
} as const;

interface FollowUpTileProps {
  name: TileName;
  /** Undefined while it loads. */
  tile: Tile | undefined;
}

/** A count of the week with its legs, each a link to its members, and one to compare it with. */
export function FollowUpTile({ name, tile }: FollowUpTileProps) {
  const { left, right } = tile?.legs ?? {};
  // A sum of one leg alone would pass for that of both.
  const sum = left?.count === undefined || right?.count === undefined ? undefined : left.count + right.count;
  return (
    <Face aria-label={tileFigures[name].title} aria-busy={!tile}>
      <Head>
        <h2>{tileFigures[name].title}</h2>
        <span>
          {tile?.compared === undefined ? '\u00a0' : keepFigures(formatCompared(name, tile.compared))}
        </span>
      </Head>
      <Count $waiting={!tile}>
        {tile ? keepFigures(formatFigureCount(name, sum)) : <Skeleton inlineSize="3rem" />}
      </Count>
      <StackedBar
        parts={[
          { size: left?.count ?? 0, color: color.legLeft },
          { size: right?.count ?? 0, color: color.legRight },
        ]}
      />
      <Legs>
        {(['left', 'right'] as const).map((leg) => (
          <LegCount key={leg} $leg={leg} dir="auto">
            <dt>{legCountMessages.members[leg]}</dt>
            <dd>{tile ? <CountLink name={name} {...tile.legs[leg]} /> : <Skeleton inlineSize="2ch" />}</dd>
          </LegCount>
        ))}
      </Legs>
    </Face>
  );
}

function formatCompared(name: TileName, compared: number): string {
  const count = formatFigureCount(tileFigures[name].compared, compared);
  return name === 'silent' ? followUpMessages.newThisWeek({ count }) : followUpMessages.before({ count });
}

function CountLink({ name, count, href }: Tile['legs'][Leg] & { name: TileName }) {
  const text = keepFigures(formatFigureCount(name, count));
  return count === undefined || count === 0 ? text : <LinkInCell href={href}>{text}</LinkInCell>;
}

const Face = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space[2]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[3]};

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  /* Three tiles leave no room for both in one line. */
  ${media.tablet} {
    flex-direction: column;
    align-items: start;
  }
  h2 {
    color: ${color.ink};
    font-size: ${fontSize.title};
    font-weight: ${fontWeight.heading};
    letter-spacing: -0.01em;
  }
`;

/* A skeleton has no baseline to stand on. */
const Count = styled.p<{ $waiting: boolean }>`
  align-self: ${({ $waiting }) => ($waiting ? 'center' : 'auto')};
  font-size: ${fontSize.hero};
  font-weight: ${fontWeight.money};
  letter-spacing: -0.02em;
  line-height: 1.2;

  ${media.phone} {
    font-size: ${fontSize.count};
  }
`;

/* Left stays on the left in every reading direction, as in the bar. Long words put one under the other, where targets
   keep 24 px, or a thumb's height. */
const Legs = styled.dl`
  direction: ltr;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1.5]} ${space[3]};
  font-size: ${fontSize.label};

  ${media.handheld} {
    row-gap: calc(${control.touch} - 1lh);
  }
`;

const LegCount = styled.div<{ $leg: Leg }>`
  display: flex;
  gap: ${space[1.5]};
  color: ${({ $leg }) => ($leg === 'left' ? color.legLeft : color.legRight)};

  dd {
    font-weight: ${fontWeight.heading};
  }
  a {
    color: inherit;
  }
`;
