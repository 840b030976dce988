import type { Sheet } from '../chart';
import { chartWords } from '../chartWords';
import { ChartFrame } from '../frame/ChartFrame';
import type { ReadTable } from '../frame/TableTwin';
import { plainText, wholeText } from '../units';
import { Bars } from './Bars';
import type { BarChartProps, BarData } from './BarChart.types';
import { sumOf } from './bars';

/** Bars of one or more series, stacked. */
export function BarChart(props: BarChartProps) {
  const { name, unit, series, axis, chosen, chosenSeries, onChosen, onSeries } = props;
  const sums = series.length > 1;
  const titles = [axis, ...series.map(({ label }) => label), ...(sums ? [chartWords.sum] : [])];
  const rowsOf = ({ places }: BarData, text: typeof plainText) =>
    places.map(({ title, values }) => [
      title,
      ...series.map((_, at) => text(values[at] ?? 0, unit)),
      ...(sums ? [text(sumOf(values), unit)] : []),
    ]);
  const tableOf = (data: BarData): ReadTable => ({ titles, rows: rowsOf(data, wholeText) });
  const sheetOf = (data: BarData): Sheet => ({ name, titles, rows: rowsOf(data, plainText) });
  return (
    <ChartFrame
      {...props}
      legend={{ chosen: chosenSeries, onChosen: onSeries }}
      isEmpty={({ places }) => places.length === 0}
      tableOf={tableOf}
      sheetOf={sheetOf}
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
