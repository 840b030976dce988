import { Suspense, type ReactNode } from 'react';
import type { Frame, RoomPass } from './roomPass';
import { useDrawnPass, useRoomPass } from './useRoomPass';

interface WithPassProps<Pass> {
  /** Renders the run, or its absence. */
  children: (pass: Pass | undefined) => ReactNode;
}

type PassGiven = WithPassProps<RoomPass>;
type DrawnGiven = WithPassProps<RoomPass<Frame>>;

const Pictures = ({ children }: PassGiven) => children(useRoomPass());
const Words = ({ children }: DrawnGiven) => children(useDrawnPass());
const reading = <p role="status">Reading what the pass saw …</p>;

/** Waits for the snapshot run that is published beside this Storybook. */
export const WithPass = ({ children }: PassGiven) => (
  <Suspense fallback={reading}>
    <Pictures>{children}</Pictures>
  </Suspense>
);

/** Also waits for each snapshot's text. */
export const WithDrawnPass = ({ children }: DrawnGiven) => (
  <Suspense fallback={reading}>
    <Words>{children}</Words>
  </Suspense>
);
