import { useMemo } from 'react';
import { chartMessages } from '../messages';
import type { Pens } from '../container/ChartContainer';
import { Plot } from '../container/Plot';
import { dashByTone } from '../container/Patterns';
import { startPoint } from '../container/startPoint';
import { readAloud } from '../container/Readout';
import { useCursor } from '../container/useCursor';
import { useStageSize } from '../container/useStageSize';
import { shortText } from '../units';
import type { ChartProps } from '../chart';
import {
  type LineData,
  type Precision,
  drawLine,
  getLinePoints,
  lineScale,
  pointReading,
  timeScale,
} from './lineShapes';
import { Area, Line, Dot, Rule } from './Lines.styles';
import { timeLabels } from './timeLabels';

type LinesProps = LineData &
  Pens &
  Pick<ChartProps<LineData>, 'name' | 'unit' | 'series'> & { precision: Precision; steps: boolean };

/** The lines and their readout. */
export function Lines(props: LinesProps) {
  const { name, sentence, unit, series, points, precision, steps, getFill, onTableOpen } = props;
  const [stage, size] = useStageSize();
  const [inline, block] = [size?.inline ?? 0, Math.max(0, (size?.block ?? 1) - 1)];
  const lengths = useMemo(() => getLinePoints(points, unit), [points, unit]);
  const scale = useMemo(() => lineScale(lengths), [lengths]);
  const time = useMemo(() => timeScale(points, inline), [points, inline]);
  const y = (value: number) => (1 - scale.at(value)) * block;
  const drawn = useMemo(
    () =>
      series.map(({ tone }, index) => ({
        tone,
        ...drawLine({
          points: lengths,
          series: index,
          x: time.at,
          y: (value) => (1 - scale.at(value)) * block,
          steps,
        }),
      })),
    [lengths, series, time, scale, block, steps],
  );
  const reading = (at: number) => {
    const point = points[at];
    return point && pointReading(point, series, unit, precision, getFill);
  };
  const cursor = useCursor({
    count: points.length,
    start: points.length - 1,
    backwards: size?.backwards ?? false,
    readAloud: (at) => readAloud(reading(at)),
    onTableOpen,
  });
  const { index } = cursor;
  const [read, point] = index === undefined ? [] : [reading(index), lengths[index]];
  // Without a reading the last value is highlighted, because it is the current one.
  const highlighted = point ?? lengths.at(-1);
  return (
    <Plot
      label={`${name}. ${sentence}`}
      keys={chartMessages.keys}
      scale={scale}
      short={(value) => shortText(value, unit)}
      labels={timeLabels(time.first, time.last, inline, size?.rem ?? 16).map(({ at, words }) => ({
        at: at * inline,
        words,
      }))}
      stage={stage}
      size={size}
      reading={read && point ? { reading: read, at: time.at(point.at) } : undefined}
      announced={cursor.announced}
      onKeyDown={cursor.onKeyDown}
      pointerHandlers={{
        onPointerMove: (event) =>
          event.pointerType === 'mouse' && cursor.read(time.nearest(startPoint(event)), false),
        onPointerLeave: (event) => event.pointerType === 'mouse' && cursor.read(undefined, false),
        onPointerDown: () => undefined,
        onPointerUp: (event) => cursor.read(time.nearest(startPoint(event)), event.pointerType !== 'mouse'),
      }}
    >
      {drawn.slice(0, 1).map(({ tone, area }) => (
        <Area key={tone} d={area} $tone={tone} />
      ))}
      {drawn.map(({ tone, line }) => (
        <Line key={tone} d={line} $tone={tone} strokeDasharray={dashByTone[tone]} />
      ))}
      {point && <Rule x1={time.at(point.at)} x2={time.at(point.at)} y1={0} y2={block} />}
      {highlighted &&
        series.map(({ tone }, at) => (
          <Dot
            key={tone}
            $tone={tone}
            cx={time.at(highlighted.at)}
            cy={y(highlighted.values[at] ?? 0)}
            r={4}
          />
        ))}
    </Plot>
  );
}
