import { sumAmounts } from '../../../text/format/amount';
import type { Tone } from '../../../theme/seriesColors';

/** A source of income, in the chart's order. */
interface IncomeSource {
  label: string;
  tone: Tone;
}

/** One month, with the sum of each source in their order. */
export interface IncomeMonth {
  /** Its first day. */
  key: string;
  /** `Nov` */
  label: string;
  /** `November 2026` */
  title: string;
  values: readonly string[];
  /** The part of their sum that isn't paid yet. Undefined unless the server shows it for each bonus. */
  unpaid: string | undefined;
  /** It is not over yet. */
  current?: boolean;
}

/** The bonuses of one year. All sums are exact US dollars (D148). */
export interface YearIncome {
  total: string;
  /** The number of bonuses. */
  count: number;
  /** The number of bonuses that can't be read, so the sums lack them (D145). */
  missing: number;
  /** The part of the total that isn't paid yet. Undefined unless the server shows it for each bonus. */
  unpaid: string | undefined;
  sources: readonly IncomeSource[];
  /** Up to the current month. */
  months: readonly IncomeMonth[];
}

/** Each source's sum of the year, in the order of the sources. */
export const getSourceSums = ({ sources, months }: YearIncome): string[] =>
  sources.map((_, at) => sumAmounts(months.map(({ values }) => values[at] ?? '0')));
