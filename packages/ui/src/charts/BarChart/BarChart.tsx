import type { Sheet } from '../chart';
import { chartMessages } from '../messages';
import { ChartFrame } from '../frame/ChartFrame';
import type { ReadTable } from '../frame/TableTwin';
import { plainText, wholeText } from '../units';
import { Bars } from './Bars';
import type { BarChartProps, BarData } from './BarChart.types';
import { getSum } from './bars';

/** Bars of one or more series, stacked. */
export function BarChart(props: BarChartProps) {
  const { name, unit, series, axis, chosen, chosenSeries, onChosen, onSeries } = props;
  const sums = series.length > 1;
  const titles = [axis, ...series.map(({ label }) => label), ...(sums ? [chartMessages.sum] : [])];
  const toRows = ({ categories }: BarData, text: typeof plainText) =>
    categories.map(({ title, values }) => [
      title,
      ...series.map((_, at) => text(values[at] ?? 0, unit)),
      ...(sums ? [text(getSum(values), unit)] : []),
    ]);
  const getTable = (data: BarData): ReadTable => ({ titles, rows: toRows(data, wholeText) });
  const getSheet = (data: BarData): Sheet => ({ name, titles, rows: toRows(data, plainText) });
  return (
    <ChartFrame
      {...props}
      legend={{ chosen: chosenSeries, onChosen: onSeries }}
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
    </ChartFrame>
  );
}
