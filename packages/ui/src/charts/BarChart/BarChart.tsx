import type { Sheet, ChartProps } from '../chart';
import { chartMessages } from '../messages';
import { ChartContainer } from '../container/ChartContainer';
import type { ReadTable } from '../container/ChartTable';
import { plainText, wholeText } from '../units';
import { Bars, type BarChoice } from './Bars';
import { compareAmounts, sumAmounts } from '../../text/format/amount';
import { type BarData, getWaiting } from './barShapes';

const hasWaiting = (categories: BarData['categories']) => compareAmounts(getWaiting(categories), '0') > 0;

export interface BarChartProps extends ChartProps<BarData>, BarChoice {
  /** The legend of outlined parts, which `soFar` leaves out. */
  later?: string | undefined;
  /**
   * Called when a series is chosen in the legend, or with `undefined` when the chosen one is pressed again.
   * Absent: the legend is read-only.
   */
  onSeriesSelect?: ((series: string | undefined) => void) | undefined;
}

/** Bars of one or more series, stacked. */
export function BarChart(props: BarChartProps) {
  const { name, unit, series, axis, later, chosen, chosenSeries, onSelect, onSeriesSelect } = props;
  const sums = series.length > 1;
  const toTitles = ({ categories }: BarData) => [
    axis,
    ...series.map(({ label }) => label),
    ...(sums ? [chartMessages.sum] : []),
    ...(hasWaiting(categories) ? [chartMessages.waiting] : []),
  ];
  const toRows = ({ categories }: BarData, text: typeof plainText) =>
    categories.map(({ title, values, waiting = [] }) => [
      title,
      ...series.map((_, at) => text(values[at] ?? '0', unit)),
      ...(sums ? [text(sumAmounts(values), unit)] : []),
      ...(hasWaiting(categories) ? [text(sumAmounts(waiting), unit)] : []),
    ]);
  const getTable = (data: BarData): ReadTable => ({ titles: toTitles(data), rows: toRows(data, wholeText) });
  const getSheet = (data: BarData): Sheet => ({
    name,
    titles: toTitles(data),
    rows: toRows(data, plainText),
  });
  return (
    <ChartContainer
      {...props}
      legend={{
        chosen: chosenSeries,
        onSelect: onSeriesSelect,
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
          onSelect={onSelect}
        />
      )}
    </ChartContainer>
  );
}
