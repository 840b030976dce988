import { useState, useEffect } from 'react';
import styled from 'styled-components';
import { clipped, hidden } from '../../theme/hidden';
import { color, fontSize, media, space } from '../../tokens';
import { IconButton } from '../IconButton/IconButton';
import { TimeAgo } from '../TimeAgo/TimeAgo';
import type { Freshness as Age } from './freshnessData';
import type { ElementProps } from '../elementProps';
import { defineMessages } from '../../text/defineMessages';

/** Our own words for the age of the data. */
export const freshnessMessages = defineMessages('freshnessMessages', {
  updated: 'Updated',
  failed: 'Couldn’t update.',
  refresh: ({ item }: { item: string }) => `Refresh ${item}`,
  refreshing: ({ item }: { item: string }) => `Refreshing ${item}`,
  done: ({ item }: { item: string }) => `Refreshed ${item}`,
  notDone: ({ item }: { item: string }) => `Couldn’t refresh ${item}`,
});

const minute = 60_000;

/** The time in ms since 1970, updated once a minute while the page is visible and when it becomes visible. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(function tickWhileSeen() {
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = () => setNow(Date.now());
    const run = () => {
      clearInterval(timer);
      if (!document.hidden) timer = setInterval(look, minute);
    };
    const onSeen = () => {
      if (!document.hidden) look();
      run();
    };
    run();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);
  return now;
}

export interface FreshnessProps extends ElementProps, Age {
  /** The name of the data, as a part of a sentence: `the balances`. */
  what: string;
  /** Shows the button alone at every width, where its line has no room. */
  compact?: boolean;
}

/**
 * "Updated 5 minutes ago" with a refresh button. On phones only the button is visible, and a failure, so it
 * needs no row of its own. The result of a press is announced politely; automatic
 * refreshes are silent.
 */
export function Freshness({
  at,
  refreshing = false,
  failed = false,
  what,
  compact = false,
  onRefresh,
  ...rest
}: FreshnessProps) {
  const now = useMinute();
  const [pressed, setPressed] = useState(false);
  const [left, setLeft] = useState<number>();
  const press = () => {
    if (refreshing) return;
    setPressed(true);
    setLeft(at);
    onRefresh();
  };
  const announce = () => {
    if (!pressed) return '';
    if (refreshing) return freshnessMessages.refreshing({ item: what });
    if (failed) return freshnessMessages.notDone({ item: what });
    return at === left ? '' : freshnessMessages.done({ item: what });
  };
  return (
    <Line {...rest}>
      <Text className={compact && !failed ? hidden : undefined} $compact={!failed || refreshing}>
        {failed && !refreshing && <Failed>{freshnessMessages.failed} </Failed>}
        {at !== undefined && <Updated at={at} now={Math.max(now, at)} />}
        {/* The controls of this line stay in their place when the data arrive. */}
        {at === undefined && !failed && (
          <Reserved aria-hidden="true">
            <Updated at={now} now={now} />
          </Reserved>
        )}
      </Text>
      <IconButton
        size="small"
        icon="refresh"
        label={freshnessMessages.refresh({ item: what })}
        aria-keyshortcuts="r"
        aria-disabled={refreshing || undefined}
        onClick={press}
      />
      <span role="status" className={hidden}>
        {announce()}
      </span>
    </Line>
  );
}

const Updated = ({ at, now }: { at: number; now: number }) => (
  <>
    {freshnessMessages.updated} <TimeAgo moment={new Date(at).toISOString()} now={now} />
  </>
);

const Reserved = styled.span`
  visibility: hidden;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 ${space[1]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  [aria-disabled] {
    opacity: 0.5;
  }
`;

const Text = styled.span<{ $compact: boolean }>`
  ${media.phone} {
    ${({ $compact }) => $compact && clipped}
  }
`;

const Failed = styled.span`
  color: ${color.bad};
`;
