import type { ReactNode } from 'react';
import { fill } from '../../text/fill';
import { joinMessages } from '../../text/message/joinMessages';

export interface FromToProps {
  /** The value before a change, or the source. */
  from: ReactNode;
  /** The value after it, or the destination. */
  to: ReactNode;
}

/** The arrow stays on the line of the first value. */
const text = joinMessages.fromTo.replace('{from} ', '{from}\u00a0');

/** Two values with an arrow from the first to the second, which points along the text in every language. */
export const FromTo = ({ from, to }: FromToProps) => <>{fill(text, { from, to })}</>;
