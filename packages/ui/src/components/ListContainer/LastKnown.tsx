import styled from 'styled-components';
import { fill } from '../../text/fill';
import { exactTime } from '../../text/format/bothZones';
import { overlayMessages } from '../../text/overlayMessages';
import { color, fontSize, space } from '../../tokens';
import { Icon } from '../Icon/Icon';

interface LastKnownProps {
  /** When the rows were loaded, in ms since 1970. */
  at: number;
}

/** Shows that the rows can't be refreshed offline. */
export function LastKnown({ at }: LastKnownProps) {
  const moment = new Date(at).toISOString();
  return (
    <Line role="status">
      <Icon name="clock" />
      <span>
        {fill(overlayMessages.lastUpdated, { time: <time dateTime={moment}>{exactTime(moment)}</time> })}
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  background: ${color.warnSoft};
  color: ${color.warn};
  font-size: ${fontSize.label};
  font-variant-numeric: tabular-nums;
`;
