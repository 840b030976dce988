import styled from 'styled-components';
import { bothZonesText } from '../../text/format/bothZones';
import { formatDate, isoDate } from '../../text/format/dates';
import { noFigure } from '../../text/format/money';

/** A date-time as DD-MM-YYYY HH:mm (B §9). In a narrow table, the time is below the date. */
export function toMoment(at: string | undefined) {
  const iso = isoDate(at);
  if (iso === undefined) return noFigure;
  const [day, time] = formatDate(at, 'dayTime').split(' ');
  return (
    <Time translate="no" dateTime={iso} title={bothZonesText(at)}>
      <Whole>{day}</Whole> <Whole>{time}</Whole>
    </Time>
  );
}

/* From a window of 1440 px on, next to the menu, both fit one line of a table. */
const Time = styled.time`
  @container (min-width: 69rem) {
    white-space: nowrap;
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;
