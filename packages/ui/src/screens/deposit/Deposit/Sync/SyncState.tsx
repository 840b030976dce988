import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon';
import { isLongWait, limitEnd } from '../../../../components/ResendCode/longWait';
import { toWallTime } from '../../../../text/format/steadyClock';
import { hidden } from '../../../../theme/hidden';
import { color, fontSize, space } from '../../../../tokens';
import type { DepositRow } from '../History/depositDetail';
import { depositMessages } from '../messages';

/** The state of the search for one method's deposits (D54). */
export interface BalanceSync {
  /** A sync is in progress. */
  busy: boolean;
  /** The result of the last sync. Absent before the first. */
  last?: { at: number; deposits: readonly DepositRow[] } | undefined;
  /** Why a later sync failed, as a sentence. */
  failure?: string | undefined;
  /** The server refuses another sync before this time, in ms of the steady clock (429). */
  waitUntil?: number | undefined;
  /** The portal keeps checking while the page is in view. */
  checking: boolean;
  /** Why the checking ended: a sync failed, or its time limit passed. */
  stopped?: 'failed' | 'enough' | undefined;
}

interface SyncStateProps {
  sync: BalanceSync;
  /** Seconds that the server still requires to wait. Only `first`, the initial number, is announced, and once. */
  left: number;
  first: number;
}

/**
 * Why the last sync failed, why the checking ended, and how long the server requires to wait. A limit shows its end
 * time.
 */
export function SyncState({ sync: { failure, stopped, busy, waitUntil }, left, first }: SyncStateProps) {
  const waiting = (seconds: number) =>
    waitUntil !== undefined && isLongWait(first)
      ? depositMessages.waitingUntil({ moment: limitEnd(toWallTime(waitUntil)) })
      : depositMessages.waiting({ seconds });
  const reasons = [
    failure !== undefined && !busy ? `${failure} ${depositMessages.failedSync}` : '',
    stopped ? depositMessages.stopped[stopped] : '',
  ].filter(Boolean);
  return (
    <>
      <span className={hidden} role="status">
        {left > 0 ? waiting(first) : ''}
      </span>
      <Lines role="alert">
        {reasons.map((text) => (
          <Line key={text}>
            <Icon name="alert" />
            <span>{text}</span>
          </Line>
        ))}
      </Lines>
      {left > 0 && (
        <Wait aria-hidden="true">
          <Icon name="clock" />
          <span>{waiting(left)}</span>
        </Wait>
      )}
    </>
  );
}

const Lines = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[1]};
  color: ${color.bad};
  font-size: ${fontSize.label};

  &:empty {
    display: none;
  }
`;

const Line = styled.p`
  display: flex;
  gap: ${space[2]};
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: 0.15em;
  }
`;

const Wait = styled(Line)`
  grid-column: 1 / -1;
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  font-variant-numeric: tabular-nums;
`;
