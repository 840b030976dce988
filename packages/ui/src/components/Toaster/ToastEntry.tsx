import type { TransitionProps } from 'notistack';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { duration, easing, space } from '../../tokens';
import { useClearOfFocus } from './useClearOfFocus';

interface ToastEntryProps extends TransitionProps {
  children: ReactNode;
}

/** A toast enters with CSS, which respects reduced motion, and leaves immediately. */
export function ToastEntry({ in: shown = false, children, ...report }: ToastEntryProps) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent((entered: boolean) => {
    if (!box.current) return;
    if (entered) {
      report.onEnter?.(box.current, true);
      report.onEntered?.(box.current, true);
    } else {
      report.onExit?.(box.current);
      report.onExited?.(box.current);
    }
  });
  useEffect(() => tell(shown), [shown]);
  useClearOfFocus(box, shown);
  return (
    <Box ref={box} hidden={!shown}>
      {children}
    </Box>
  );
}

const rise = keyframes`from { transform: translateY(${space[4]}); }`;

const Box = styled.div`
  inline-size: 100%;
  animation: ${rise} ${duration.base} ${easing.out};
`;
