import { useEffect, useEffectEvent, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { steadyClock } from '../../../text/format/steadyClock';
import { hidden } from '../../../theme/hidden';
import { border, color, fontSize, media, radius, space } from '../../../tokens';
import { purchaseMessages } from './messages';

interface HistoryCountdownProps {
  /** The delay, in ms. */
  after: number;
  onCountdownEnd: () => void;
}

/** The time until the history opens: a bar that empties, and the seconds, which are announced once. */
export function HistoryCountdown({ after, onCountdownEnd }: HistoryCountdownProps) {
  const left = useCountdown(after, onCountdownEnd);
  return (
    <Block>
      <Track aria-hidden="true">
        <Rest style={{ animationDuration: `${after}ms` }} />
      </Track>
      <p>
        <span className={hidden}>{purchaseMessages.goesOn({ seconds: Math.ceil(after / 1000) })}</span>
        <span aria-hidden="true">{purchaseMessages.goesOn({ seconds: left })}</span>
      </p>
    </Block>
  );
}

const empty = keyframes`
  to { transform: translateX(-100%); }
`;

const emptyBack = keyframes`
  to { transform: translateX(100%); }
`;

const Block = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  inline-size: min(18rem, 100%);
  font-size: ${fontSize.label};
  font-variant-numeric: tabular-nums;
`;

/* Without motion, the seconds alone show the time. */
const Track = styled.div`
  inline-size: 100%;
  block-size: 0.25rem;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.sunken};

  ${media.forcedColors} {
    border: ${border.hair} solid CanvasText;
  }
  ${media.stillness} {
    display: none;
  }
`;

const Rest = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: ${color.accent};
  animation: ${empty} linear forwards;

  [dir='rtl'] & {
    animation-name: ${emptyBack};
  }
  ${media.forcedColors} {
    background: Highlight;
  }
`;

const second = 1000;

/** Whole seconds left of `ms`. Calls `onCountdownEnd` at the end, unless the component is unmounted by then (T26). */
function useCountdown(ms: number, onCountdownEnd: () => void): number {
  const [left, setLeft] = useState(Math.ceil(ms / second));
  const due = useEffectEvent(onCountdownEnd);
  useEffect(
    function countDown() {
      const end = steadyClock.now() + ms;
      const ticks = setInterval(
        () => setLeft(Math.max(0, Math.ceil((end - steadyClock.now()) / second))),
        second,
      );
      const timer = setTimeout(() => due(), ms);
      return () => {
        clearInterval(ticks);
        clearTimeout(timer);
      };
    },
    [ms],
  );
  return left;
}
