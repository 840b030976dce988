import type { Sheet, ChartProps } from '../chart';
import { chartMessages } from '../messages';
import { ChartContainer } from '../container/ChartContainer';
import type { ReadTable } from '../container/ChartTable';
import { plainText, wholeText } from '../units';
import { Bars, type BarChoice } from './Bars';
import { sumAmounts } from '../../text/format/amount';
import type { BarData } from './bars';

export interface BarChartProps extends ChartProps<BarData>, BarChoice {
  /** The legend of outlined parts, which `soFar` leaves out. */
  later?: string | undefined;
  /**
   * Called when a series is chosen in the legend, or with `undefined` when the chosen one is pressed again.
   * Absent: the legend is read-only.
   */
  onSeries?: ((series: string | undefined) => void) | undefined;
}

/** Bars of one or more series, stacked. */
export function BarChart(props: BarChartProps) {
  const { name, unit, series, axis, later, chosen, chosenSeries, onChosen, onSeries } = props;
  const sums = series.length > 1;
  const titles = [axis, ...series.map(({ label }) => label), ...(sums ? [chartMessages.sum] : [])];
  const toRows = ({ categories }: BarData, text: typeof plainText) =>
    categories.map(({ title, values }) => [
      title,
      ...series.map((_, at) => text(values[at] ?? '0', unit)),
      ...(sums ? [text(sumAmounts(values), unit)] : []),
    ]);
  const getTable = (data: BarData): ReadTable => ({ titles, rows: toRows(data, wholeText) });
  const getSheet = (data: BarData): Sheet => ({ name, titles, rows: toRows(data, plainText) });
  return (
    <ChartContainer
      {...props}
      legend={{
        chosen: chosenSeries,
        onChosen: onSeries,
        outline: later,
      }}
      isEmpty={({ categories }) => categories.length === 0}
      getTable={getTable}
      getSheet={getSheet}
    >
      {(data, pens) => (
        <Bars
          {...data}
          {...pens}
          name={name}
          unit={unit}
          series={series}
          chosen={chosen}
          chosenSeries={chosenSeries}
          onChosen={onChosen}
        />
      )}
    </ChartContainer>
  );
}
