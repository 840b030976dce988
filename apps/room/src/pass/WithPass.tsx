import { Suspense, type ReactNode } from 'react';
import type { RoomPass } from './roomPass';
import { useRoomPass } from './useRoomPass';

interface WithPassProps {
  /** What is drawn of the pass, or where there is none. */
  children: (pass: RoomPass | undefined) => ReactNode;
}

function Given({ children }: WithPassProps) {
  return children(useRoomPass());
}

/** Waits for the pass that is published beside this Storybook. */
export function WithPass({ children }: WithPassProps) {
  return (
    <Suspense fallback={<p role="status">Reading what the pass saw …</p>}>
      <Given>{children}</Given>
    </Suspense>
  );
}
