import type { ReactNode } from 'react';
import type { Remote } from '../../remote';
import type { ChartProps } from '../chart';
import type { LineData } from '../LineChart/LineChart.types';
import type { Span, WholeSpan } from './span';

/**
 * A wallet's days, each with its closing balance, inflow and outflow, in cents. The first point is the
 * chart's start, the last one is today.
 */
export interface Balance extends LineData {
  /** The transactions do not add up to the server's balance, so the chart would be wrong. */
  unknown?: boolean | undefined;
}

export interface BalanceCardProps extends Pick<ChartProps<Balance>, 'onSaved'> {
  /** A link to the next step while there is no data. */
  nextStep?: ReactNode;
  /** The wallet's name; absent for all wallets together. */
  wallet?: string | undefined;
  balance: Remote<Balance>;
  /** The days that filter the list below. */
  chosen?: Span | undefined;
  /** Called when days are chosen by finger, mouse or keys, and with undefined when the filter is cleared. */
  onChosen: (span: WholeSpan | undefined) => void;
}
