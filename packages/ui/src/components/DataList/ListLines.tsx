import { Fragment, use, useId, type ReactNode } from 'react';
import { keepFigures } from '../../text/format/keepFigures';
import { dayKey, dayTitle, toTime } from '../../text/format/days';
import { HeadingLevel } from '../Card/HeadingLevel';
import { Icon } from '../Icon/Icon';
import { PlainLink } from '../Link/PlainLink';
import { Money } from '../Money/Money';
import { Skeleton } from '../Skeleton/Skeleton';
import { StackedBar } from '../StackedBar/StackedBar';
import { StatusPill } from '../StatusPill/StatusPill';
import { PersonAvatar } from '../Person/PersonAvatar';
import {
  About,
  Amount,
  Bar,
  Day,
  Dot,
  Face,
  Line,
  Lines,
  Round,
  Second,
  State,
  What,
} from './ListLines.styles';
import type { Column } from './column';
import { toDays, type RowLines } from './rowLines';
import type { RowsProps } from './rows';

/**
 * The list as two lines a row, for phones, under day headings unless it has none. It fits as many rows as
 * possible, each opening its detail.
 */
export function ListLines<Row>(props: RowsProps<Row>) {
  const { caption, columns, rows, rowKey, isCurrent, lines, opening, now } = props;
  const id = useId();
  const level = `h${use(HeadingLevel)}` as 'h2';
  if (typeof rows === 'number') return <Waiting caption={caption} rows={rows} dated={now !== undefined} />;
  const toLines = (own: readonly Row[], dayId?: string) => (
    <Lines>
      {own.map((row) => (
        <li key={rowKey(row)} aria-current={isCurrent?.(row) || undefined}>
          <OneLine
            {...(lines?.(row) ?? toCells(columns, row))}
            id={String(rowKey(row))}
            dayId={dayId}
            opening={opening && { open: opening.isOpen(row), onOpen: () => opening.onOpen(row) }}
          />
        </li>
      ))}
    </Lines>
  );
  return (
    <div role="group" aria-label={caption}>
      {now === undefined
        ? toLines(rows)
        : toDays(rows, (row) => dayKey(lines?.(row).at)).map(({ day, rows: own }, index) => (
            <section key={`${day}-${index}`} aria-labelledby={`${id}-${index}`}>
              <Day as={level} id={`${id}-${index}`}>
                {keepFigures(dayTitle(day, now))}
              </Day>
              {toLines(own, `${id}-${index}`)}
            </section>
          ))}
    </div>
  );
}

/** The two lines of a row whose cells are all that is known: the first cell above, the last figure at its end, the rest below. */
function toCells<Row>(columns: readonly Column<Row>[], row: Row): Lined {
  const [name, ...more] = columns.filter(({ ordinal }) => !ordinal);
  const figure = more.findLast(({ numeric }) => numeric);
  const about = more.filter((column) => column !== figure);
  return {
    icon: 'box',
    aside: '',
    what: name?.cell(row),
    figure: figure?.cell(row),
    about: about.map((column, at) => (
      <Fragment key={column.id}>
        {at > 0 && <Dot> · </Dot>}
        {column.cell(row)}
      </Fragment>
    )),
  };
}

/** A row's lines, whose texts may be elements. */
type Lined = Omit<RowLines, 'what' | 'figure' | 'about'> &
  Record<'what' | 'about', ReactNode> & { figure?: ReactNode };

interface OneLineProps extends Lined {
  id: string;
  /** The heading of the day, a part of the row's name. */
  dayId: string | undefined;
  /** Absent for a row without a detail. */
  opening: { open: boolean; onOpen: () => void } | undefined;
}

/** The element of a row: a button for its detail or its dialog, a link, or only its text. */
function toElement({ id, opening, href, onPress }: OneLineProps) {
  if (opening)
    return {
      ...({ as: 'button', type: 'button' } as const),
      ...{ 'data-opener': id, 'aria-expanded': opening.open, onClick: opening.onOpen },
    };
  if (onPress)
    return {
      ...({ as: 'button', type: 'button', 'aria-haspopup': 'dialog' } as const),
      onClick: onPress,
    };
  return href === undefined ? {} : { as: PlainLink, href };
}

function OneLine(props: OneLineProps) {
  const { icon, person, what, amount, figure, about, status, at, clock, aside, bar, dayId } = props;
  const { verbatim = person === undefined ? [] : ['what'] } = props;
  const toTranslate = (line: 'what' | 'about') => (verbatim.includes(line) ? 'no' : undefined);
  const own = useId();
  const pill = status && (
    <StatusPill variant={status.variant} plain>
      {status.word}
    </StatusPill>
  );
  return (
    <Line
      {...toElement(props)}
      {...(dayId !== undefined && { id: own, 'aria-labelledby': `${own} ${dayId}` })}
    >
      {person === undefined ? (
        <Round>
          <Icon name={icon} />
        </Round>
      ) : (
        <Face>
          <PersonAvatar name={person} />
        </Face>
      )}
      <What translate={toTranslate('what')}>{keepFigures(what)}</What>
      <Amount>{amount ? <Money {...amount} /> : keepFigures(figure)}</Amount>
      <Second>
        <About>
          {aside !== undefined && pill}
          {aside !== undefined && pill && about !== '' && <Dot> · </Dot>}
          <span translate={toTranslate('about')}>{keepFigures(about)}</span>
        </About>
        <State>
          {aside === undefined && pill}
          <span translate="no">{aside ?? toTime(at, clock)}</span>
        </State>
      </Second>
      {bar && (
        <Bar>
          <StackedBar size="thin" {...bar} />
        </Bar>
      )}
    </Line>
  );
}

function Waiting({ caption, rows, dated }: { caption: string; rows: number; dated: boolean }) {
  return (
    <div aria-label={caption} role="group">
      {dated && (
        <Day as="div">
          <Skeleton inlineSize="8rem" />
        </Day>
      )}
      <Lines>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index}>
            <Line>
              <Round />
              <What>
                <Skeleton inlineSize="9rem" />
              </What>
              <Amount>
                <Skeleton inlineSize="4rem" />
              </Amount>
              <Second>
                <Skeleton inlineSize="7rem" />
              </Second>
            </Line>
          </li>
        ))}
      </Lines>
    </div>
  );
}
