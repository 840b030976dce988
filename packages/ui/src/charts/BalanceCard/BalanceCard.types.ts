import type { ReactNode } from 'react';
import type { Remote } from '../../remote';
import type { ChartProps } from '../chart';
import type { LineData } from '../LineChart/LineChart.types';
import type { Span, WholeSpan } from './span';

/**
 * A wallet's days: each with the balance after it, what came in and what went out, in cents. The first point is where the
 * picture begins, the last one today.
 */
export interface Balance extends LineData {
  /** The movements do not lead to the balance that the server names, so there is nothing true to draw. */
  unknown?: boolean | undefined;
}

export interface BalanceCardProps extends Pick<ChartProps<Balance>, 'onSaved'> {
  /** What it offers while there is nothing to draw: one link. */
  nextStep?: ReactNode;
  /** The wallet's name; absent for all together. */
  wallet?: string | undefined;
  balance: Remote<Balance>;
  /** The days that filter the list below. */
  chosen?: Span | undefined;
  /** Days were chosen by finger, mouse or keys, or are to filter no more. */
  onChosen: (span: WholeSpan | undefined) => void;
}
