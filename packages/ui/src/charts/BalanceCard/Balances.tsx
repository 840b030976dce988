import { max, min } from 'd3-array';
import { useMemo } from 'react';
import styled from 'styled-components';
import { balanceMessages } from '../../text/charts/balanceMessages';
import { border, color, media } from '../../tokens';
import type { Series } from '../chart';
import { chartMessages } from '../messages';
import type { Pens } from '../container/ChartContainer';
import { Plot } from '../container/Plot';
import { startPoint } from '../container/startPoint';
import { readAloud } from '../container/Readout';
import { useCursor } from '../container/useCursor';
import { useStageSize } from '../container/useStageSize';
import { Area, Line, Dot, Rule } from '../LineChart/Lines.styles';
import {
  drawLine,
  getLinePoints,
  pointReading,
  timeScale,
  type LineData,
  type LinePoint,
} from '../LineChart/lineShapes';
import { valueScale } from '../scale/valueScale';
import { shortText } from '../units';
import { bandLabels } from './bandLabels';
import { balanceAt, flowPath, toFlows, flowWidths } from './flows';
import { getEdges, type Span, type WholeSpan } from './span';
import { useSpan } from './useSpan';

/**
 * A wallet's days, each with its closing balance, inflow and outflow. The first point is the
 * chart's start, the last one is today.
 */
export type Balance = LineData;

/** The chosen days, and how to choose them. */
export interface DayChoice {
  /** The days that filter the list below. */
  chosen?: Span | undefined;
  /** Called when days are chosen by finger, mouse or keys, and with undefined when the filter is cleared. */
  onSelect: (span: WholeSpan | undefined) => void;
}

interface BalancesProps extends Balance, Pens, DayChoice {
  name: string;
  /** The balance, the inflow and the outflow. */
  series: readonly Series[];
}

/** The share of the height for the flows, below the line. */
const below = 0.26;

/** The line of the balance, the flows below it, and the chosen days. */
export function Balances(props: BalancesProps) {
  const { name, sentence, points, series, chosen, getFill, onTableOpen, onSelect } = props;
  const [stage, size] = useStageSize();
  const [inline, block] = [size?.inline ?? 0, Math.max(0, (size?.block ?? 1) - 1)];
  const lengths = useMemo(() => getLinePoints(points, 'money'), [points]);
  const scale = useMemo(() => {
    const of = ({ values }: LinePoint) => values[balanceAt];
    const { at, ticks } = valueScale(min(lengths, of) ?? 0, max(lengths, of) ?? 0);
    return { at: (value: number) => below + (1 - below) * at(value), ticks };
  }, [lengths]);
  const time = useMemo(() => timeScale(points, inline), [points, inline]);
  const drawn = useMemo(() => {
    const y = (value: number) => (1 - scale.at(value)) * block;
    const widths = flowWidths(time.at(time.first + 86_400_000) - time.at(time.first));
    const flows = toFlows(lengths, time.at, widths.size);
    const layout = { base: block * (1 - below / 2.4), half: (block * below) / 2.4, width: widths.bar };
    return {
      ...drawLine({ points: lengths, series: balanceAt, x: time.at, y, steps: true }),
      base: layout.base,
      into: flowPath(flows, 'into', layout),
      out: flowPath(flows, 'out', layout),
    };
  }, [lengths, time, scale, block]);
  const reading = (at: number) => {
    const point = points[at];
    return point && pointReading(point, series, 'money', 'day', getFill);
  };
  const backwards = size?.backwards ?? false;
  const cursor = useCursor({
    count: points.length,
    start: points.length - 1,
    backwards,
    readAloud: (at) => readAloud(reading(at)),
    onTableOpen,
  });
  const span = useSpan({ points, backwards, momentAt: time.momentAt, cursor, chosen, onSelect });
  const { index } = cursor;
  const [read, point] = index === undefined ? [] : [reading(index), lengths[index]];
  const highlighted = point ?? lengths.at(-1);
  const shown = span.draft ?? chosen;
  const edges = shown && getEdges(shown, time.first, time.last);
  const band = edges && { at: time.at(edges.begin), to: time.at(edges.end) };
  return (
    <Plot
      label={`${name}. ${sentence}`}
      keys={`${chartMessages.keys} ${balanceMessages.keys}`}
      scale={scale}
      short={(value) => shortText(value, 'money')}
      labels={bandLabels(time, inline, size?.rem ?? 16, edges)}
      stage={stage}
      size={size}
      reading={read && point ? { reading: read, at: time.at(point.at) } : undefined}
      announced={cursor.announced}
      draggable
      onKeyDown={span.onKeyDown}
      pointerHandlers={{
        onPointerDown: span.onPointerDown,
        onPointerMove: (event) => {
          if (span.onPointerMove(event) || event.pointerType !== 'mouse') return;
          cursor.read(time.nearest(startPoint(event)), false);
        },
        onPointerLeave: (event) => event.pointerType === 'mouse' && cursor.read(undefined, false),
        onPointerUp: (event) => {
          if (!span.onPointerUp(event))
            cursor.read(time.nearest(startPoint(event)), event.pointerType !== 'mouse');
        },
        onPointerCancel: span.onPointerCancel,
      }}
    >
      {band && <Band x={band.at} y={0} width={Math.max(1, band.to - band.at)} height={block} rx={4} />}
      <Area d={drawn.area} $tone="one" />
      <Base x1={0} x2={inline} y1={drawn.base} y2={drawn.base} />
      {/* Inflow and outflow differ in pattern and direction, not only in colour. */}
      <path d={drawn.into} fill={getFill('three')} />
      <path d={drawn.out} fill={getFill('two')} />
      <Line d={drawn.line} $tone="one" />
      {point && <Rule x1={time.at(point.at)} x2={time.at(point.at)} y1={0} y2={block} />}
      {highlighted && (
        <Dot
          $tone="one"
          cx={time.at(highlighted.at)}
          cy={(1 - scale.at(highlighted.values[balanceAt] ?? 0)) * block}
          r={4}
        />
      )}
    </Plot>
  );
}

const Base = styled.line`
  stroke: ${color.lineStrong};
  stroke-width: ${border.hair};

  ${media.forcedColors} {
    stroke: GrayText;
  }
`;

const Band = styled.rect`
  fill: ${color.accentSoft};

  ${media.forcedColors} {
    fill: none;
    stroke: Highlight;
  }
`;
