import { keepFigures } from '../../text/format/keepFigures';
import { dayKey, dayTitle, toTime } from '../../text/format/days';
import { Icon } from '../Icon/Icon';
import { Money } from '../Money/Money';
import { Skeleton } from '../Skeleton/Skeleton';
import { StatusPill } from '../StatusPill/StatusPill';
import { About, Amount, Day, Line, Lines, Round, Second, State, What } from './ListLines.styles';
import { toDays } from './rowLines';
import type { LinesProps } from './rows';

interface ListLinesProps<Row> extends LinesProps<Row> {
  /** In ms since 1970, to determine today. */
  now: number;
}

/**
 * The list as two lines a row under day headings, for phones. It fits as many rows as possible, each a link
 * to its detail.
 */
export function ListLines<Row>(props: ListLinesProps<Row>) {
  const { caption, rows, rowKey, isCurrent, lines, opening, now } = props;
  if (typeof rows === 'number') return <Waiting caption={caption} rows={rows} />;
  const days = toDays(rows, (row) => dayKey(lines(row).at));
  return (
    <div role="group" aria-label={caption}>
      {days.map(({ day, rows: own }, index) => (
        <section key={`${day}-${index}`} aria-label={dayTitle(day, now)}>
          <Day>{keepFigures(dayTitle(day, now))}</Day>
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

function OneLine({ icon, what, amount, about, status, at, clock, id, open, onOpened }: OneLineProps) {
  return (
    <Line type="button" data-opener={id} aria-expanded={open} onClick={onOpened}>
      <Round>
        <Icon name={icon} />
      </Round>
      <What>{keepFigures(what)}</What>
      <Amount>{amount && <Money {...amount} />}</Amount>
      <Second>
        <About>{keepFigures(about)}</About>
        <State>
          {status && (
            <StatusPill variant={status.variant} plain>
              {status.word}
            </StatusPill>
          )}
          <span translate="no">{toTime(at, clock)}</span>
        </State>
      </Second>
    </Line>
  );
}

function Waiting({ caption, rows }: { caption: string; rows: number }) {
  return (
    <div aria-label={caption} role="group">
      <Day>
        <Skeleton inlineSize="8rem" />
      </Day>
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
