import { keepFigures } from '../../text/format/keepFigures';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import { border, color, fontWeight, media, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { useMoneyMask } from '../Money/useAmountsHidden';
import { useAnnounced } from './announced';
import { createReadingClock } from './readingClock';

/**
 * Calls `onOver` once a toast was visible for its reading time without hover, focus or a hidden page. Spread
 * the returned props on the toast.
 */
function useReadingTime(onOver: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(document.hidden);
  const over = useEffectEvent(onOver);
  const [clock] = useState(() => ({ current: null as ReturnType<typeof createReadingClock> | null }));
  const paused = hovered || focused || away;

  useEffect(() => {
    const look = () => setAway(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    clock.current ??= createReadingClock(() => over());
    if (!paused) clock.current.run();
    return () => clock.current?.pause();
  }, [paused, clock]);

  return {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

/** One toast: icon, text with hidden amounts masked, and a close button. */
export function ToastCard({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const over = () => closeSnackbar(id);
  const watch = useReadingTime(over);
  const masked = useMoneyMask();
  const good = variant === 'success';
  const isSilent = useAnnounced(typeof message === 'string' ? message : '', good);
  return (
    <Card ref={ref} $good={good} {...watch}>
      <Icon name={good ? 'check' : 'alert'} />
      <p role={good ? 'status' : 'alert'} aria-hidden={isSilent || undefined}>
        {keepFigures(typeof message === 'string' ? masked(message) : message)}
      </p>
      <IconButton icon="close" label={overlayMessages.dismiss} size="small" onClick={over} />
    </Card>
  );
}

/* Forced colours leave no hue, so an error has another border (D136). */
const Card = styled.div<{ $good: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: fit-content;
  max-inline-size: min(34rem, 100%);
  margin-inline: auto;
  padding-block: ${space[1.5]};
  padding-inline: ${space[4]} ${space[1.5]};
  border: ${border.strong} solid currentColor;
  border-radius: ${radius.box};
  background: ${({ $good }) => ($good ? color.goodSoft : color.badSoft)};
  color: ${({ $good }) => ($good ? color.good : color.bad)};
  font-weight: ${fontWeight.strong};
  box-shadow: ${color.shadowRaised};
  & > p {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
  & > button {
    color: inherit;
  }
  ${media.forcedColors} {
    border: ${border.focus} ${({ $good }) => ($good ? 'solid' : 'dashed')};
  }
`;
