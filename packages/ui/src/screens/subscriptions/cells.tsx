import styled from 'styled-components';
import { formatDate, isoDate } from '../../text/format/dates';
import { noFigure } from '../../text/format/money';
import { media, space } from '../../tokens';

/** The server's own words (T2). */
export const ownWords = (text: string | undefined) => (text === undefined ? noFigure : <bdi>{text}</bdi>);

/** A moment as DD-MM-YYYY HH:mm (B §9); where there is little room the time stands below the day. */
export function momentOf(at: string | undefined) {
  const iso = isoDate(at);
  if (iso === undefined) return noFigure;
  const [day, time] = formatDate(at, 'dayTime').split(' ');
  return (
    <time dateTime={iso}>
      <Whole>{day}</Whole> <Whole>{time}</Whole>
    </time>
  );
}

const Whole = styled.span`
  white-space: nowrap;
`;

/** Buttons of a row: in a table in one line, on a card where they fit. */
export const RowActions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.fromTablet} {
    flex-wrap: nowrap;
  }
`;
