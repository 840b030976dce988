import type { Sheet, ChartProps } from '../chart';
import { ChartContainer } from '../container/ChartContainer';
import type { ReadTable } from '../container/ChartTable';
import { plainText, wholeText } from '../units';
import { Lines } from './Lines';
import type { LineData, Point, Precision } from './lineShapes';
import { momentTitle } from './timeLabels';

export interface LineChartProps extends ChartProps<LineData> {
  /** `moment` when the time of day matters. Default `day`. */
  precision?: Precision;
  /** A value holds until the next one, like a balance. Default: lines connect the values. */
  steps?: boolean;
}

/** One or more values over time. The first has a soft area below it. */
export function LineChart(props: LineChartProps) {
  const { name, unit, series, axis, precision = 'day', steps = false } = props;
  const titles = [axis, ...series.map(({ label }) => label)];
  const cells = ({ values }: Point, text: typeof plainText) =>
    series.map((_, at) => text(values[at] ?? '0', unit));
  const getTable = ({ points }: LineData): ReadTable => ({
    titles,
    rows: points.map((point) => [momentTitle(point.at, precision), ...cells(point, wholeText)]),
  });
  const getSheet = ({ points }: LineData): Sheet => ({
    name,
    titles,
    rows: points.map((point) => [new Date(point.at).toISOString(), ...cells(point, plainText)]),
  });
  return (
    <ChartContainer
      {...props}
      isEmpty={({ points }) => points.length === 0}
      getTable={getTable}
      getSheet={getSheet}
    >
      {(data, pens) => (
        <Lines
          {...data}
          {...pens}
          name={name}
          unit={unit}
          series={series}
          precision={precision}
          steps={steps}
        />
      )}
    </ChartContainer>
  );
}
