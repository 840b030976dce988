import { keepFigures } from '../../text/format/keepFigures';
import { dayKey, dayTitle, toTime } from '../../text/format/days';
import { Icon } from '../Icon/Icon';
import { Money } from '../Money/Money';
import { Skeleton } from '../Skeleton/Skeleton';
import { StatusPill } from '../StatusPill/StatusPill';
import { PersonAvatar } from '../Person/PersonAvatar';
import { About, Amount, Day, Face, Line, Lines, Round, Second, State, What } from './ListLines.styles';
import { toDays } from './rowLines';
import type { LinesProps } from './rows';

interface ListLinesProps<Row> extends LinesProps<Row> {
  /** In ms since 1970, to determine today. Absent for rows without day headings. */
  now?: number | undefined;
}

/**
 * The list as two lines a row, for phones, under day headings unless it has none. It fits as many rows as
 * possible, each a link to its detail.
 */
export function ListLines<Row>(props: ListLinesProps<Row>) {
  const { caption, rows, rowKey, isCurrent, lines, opening, now } = props;
  if (typeof rows === 'number') return <Waiting caption={caption} rows={rows} dated={now !== undefined} />;
  const toLines = (own: readonly Row[]) => (
    <Lines>
      {own.map((row) => (
        <li key={rowKey(row)} aria-current={isCurrent?.(row) || undefined}>
          <OneLine
            {...lines(row)}
            id={String(rowKey(row))}
            open={opening?.isOpen(row) ?? false}
            onOpened={() => opening?.onOpened(row)}
          />
        </li>
      ))}
    </Lines>
  );
  return (
    <div role="group" aria-label={caption}>
      {now === undefined
        ? toLines(rows)
        : toDays(rows, (row) => dayKey(lines(row).at)).map(({ day, rows: own }, index) => (
            <section key={`${day}-${index}`} aria-label={dayTitle(day, now)}>
              <Day>{keepFigures(dayTitle(day, now))}</Day>
              {toLines(own)}
            </section>
          ))}
    </div>
  );
}

interface OneLineProps extends ReturnType<LinesProps<unknown>['lines']> {
  id: string;
  open: boolean;
  onOpened: () => void;
}

function OneLine(props: OneLineProps) {
  const { icon, person, what, amount, about, status, at, clock, aside, id, open, onOpened } = props;
  const pill = status && (
    <StatusPill variant={status.variant} plain>
      {status.word}
    </StatusPill>
  );
  return (
    <Line type="button" data-opener={id} aria-expanded={open} onClick={onOpened}>
      {person === undefined ? (
        <Round>
          <Icon name={icon} />
        </Round>
      ) : (
        <Face>
          <PersonAvatar name={person} />
        </Face>
      )}
      <What>{keepFigures(what)}</What>
      <Amount>{amount && <Money {...amount} />}</Amount>
      <Second>
        <About>
          {aside !== undefined && pill}
          {aside !== undefined && pill && about !== '' && ' · '}
          {keepFigures(about)}
        </About>
        <State>
          {aside === undefined && pill}
          <span translate="no">{aside ?? toTime(at, clock)}</span>
        </State>
      </Second>
    </Line>
  );
}

function Waiting({ caption, rows, dated }: { caption: string; rows: number; dated: boolean }) {
  return (
    <div aria-label={caption} role="group">
      {dated && (
        <Day>
          <Skeleton inlineSize="8rem" />
        </Day>
      )}
      <Lines>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index}>
            <Line as="div">
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
