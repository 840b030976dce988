import { useMemo, type PointerEvent } from 'react';
import styled from 'styled-components';
import { color, media } from '../../tokens';
import { mutedShare } from '../../theme/seriesColors';
import { chartMessages } from '../messages';
import type { Pens } from '../container/ChartContainer';
import { Plot } from '../container/Plot';
import { pointBelow, startPoint } from '../container/startPoint';
import { readAloud } from '../container/Readout';
import { useCursor } from '../container/useCursor';
import { useStageSize } from '../container/useStageSize';
import { fitLabels } from '../scale/valueScale';
import { shortText } from '../units';
import type { ChartProps } from '../chart';
import {
  type BarData,
  barCategories,
  barScale,
  getBars,
  laterPart,
  pieceAt,
  getReading,
  stackBars,
} from './barShapes';

/** The chosen bar, and how to choose one. */
export interface BarChoice {
  /** The key of the chosen bar. */
  chosen?: string | undefined;
  /** The key of the chosen series. */
  chosenSeries?: string | undefined;
  /**
   * Called when a bar is chosen, or with `undefined` when the chosen one is pressed again. A press on a
   * segment also chooses its series, and a press outside the segments chooses all series. A key keeps the
   * series. Absent: bars are read-only.
   */
  onSelect?: ((key: string | undefined, series: string | undefined) => void) | undefined;
}

type BarsProps = BarData & Pens & BarChoice & Pick<ChartProps<BarData>, 'name' | 'unit' | 'series'>;

/** The gap between two segments of a bar, in px. */
const gap = 1.5;

/** The bars and their readout. */
export function Bars(props: BarsProps) {
  const { name, sentence, unit, series, categories, chosen, chosenSeries, onSelect, getFill, onTableOpen } =
    props;
  const [stage, size] = useStageSize();
  const bars = useMemo(() => getBars(categories, unit), [categories, unit]);
  const pieces = useMemo(() => stackBars(bars, series.length), [bars, series.length]);
  const scale = useMemo(() => barScale(pieces, bars), [pieces, bars]);
  /** Keys keep the chosen series. */
  const choose = (at: number) => {
    const key = categories[at]?.key;
    onSelect?.(key === chosen ? undefined : key, chosenSeries);
  };
  /** A press on a segment also chooses its series. A press outside the segments chooses all series. */
  const press = (at: number, block: number) => {
    const key = categories[at]?.key;
    const piece = pieceAt(pieces[at] ?? [], scale, block);
    const of = piece && series[piece.series]?.key;
    const again = key === chosen && of === chosenSeries;
    onSelect?.(again ? undefined : key, again ? undefined : of);
  };
  const reading = (at: number) => {
    const category = categories[at];
    return category && getReading(category, series, unit, chartMessages.sum, getFill);
  };
  const cursor = useCursor({
    count: categories.length,
    start: categories.length - 1,
    backwards: size?.backwards ?? false,
    readAloud: (at) => readAloud(reading(at)),
    onSelect: onSelect && choose,
    onTableOpen,
  });
  const { width, step, middle, nearest } = barCategories(
    categories.length,
    size?.inline ?? 0,
    size?.rem ?? 0,
  );
  const block = (size?.block ?? 1) - 1;
  const y = (value: number) => (1 - scale.at(value)) * block;
  const under = (event: PointerEvent<HTMLElement>) => nearest(startPoint(event));
  const isHighlighted = ({ key, current = false }: (typeof categories)[number]) =>
    chosen === undefined ? current || !categories.some((category) => category.current) : key === chosen;
  const among = series.some(({ key }) => key !== undefined && key === chosenSeries);
  const stays = (of: number) => !among || series[of]?.key === chosenSeries;
  const longest = categories.reduce((most, { label }) => Math.max(most, label.length), 0);
  // A letter is about 0.4 rem wide here, and labels need a gap.
  const labelled = fitLabels(categories.length, (longest * 0.4 + 0.5) * (size?.rem ?? 0), size?.inline ?? 0);
  const { index } = cursor;
  const read = index === undefined ? undefined : reading(index);
  return (
    <Plot
      label={`${name}. ${sentence}`}
      keys={onSelect ? `${chartMessages.keys} ${chartMessages.choose}` : chartMessages.keys}
      scale={scale}
      short={(value) => shortText(value, unit)}
      labels={labelled.flatMap((at) => {
        const category = categories[at];
        const strong = category && (chosen === undefined ? category.current : category.key === chosen);
        return category ? [{ at: middle(at), words: category.label, strong }] : [];
      })}
      stage={stage}
      size={size}
      reading={read && index !== undefined ? { reading: read, at: middle(index) } : undefined}
      announced={cursor.announced}
      onKeyDown={cursor.onKeyDown}
      pointerHandlers={{
        onPointerMove: (event) => event.pointerType === 'mouse' && cursor.read(under(event), false),
        onPointerLeave: (event) => event.pointerType === 'mouse' && cursor.read(undefined, false),
        onPointerDown: () => undefined,
        onPointerUp: (event) => {
          const at = under(event);
          cursor.read(at, event.pointerType !== 'mouse');
          if (onSelect) press(at, 1 - pointBelow(event) / block);
        },
      }}
    >
      {index !== undefined && <Band x={middle(index) - step / 2} y={0} width={step} height={block} rx={4} />}
      {categories.map((category, at) => (
        <g key={category.key} opacity={isHighlighted(category) || at === index ? 1 : mutedShare}>
          <Later part={bars[at] && laterPart(bars[at])} {...{ x: middle(at) - width / 2, width, y }} />
          {pieces[at]?.map(({ series: of, from, to }) => {
            const tone = series[of]?.tone;
            const [top, foot] = [y(to), y(from)];
            return (
              tone && (
                <Piece
                  key={of}
                  x={middle(at) - width / 2}
                  y={Math.min(top, foot)}
                  width={width}
                  height={Math.max(Math.abs(foot - top) - gap, 1)}
                  rx={2}
                  fill={getFill(tone)}
                  opacity={stays(of) ? 1 : mutedShare}
                />
              )
            );
          })}
        </g>
      ))}
    </Plot>
  );
}

interface LaterProps {
  part: ReturnType<typeof laterPart>;
  x: number;
  width: number;
  y: (value: number) => number;
}

/** The days that the current period has not reached yet. */
function Later({ part, x, width, y }: LaterProps) {
  if (!part) return null;
  const [top, foot] = [y(part.to), y(part.from)];
  return (
    <Outline
      x={x + 0.5}
      y={top + 0.5}
      width={Math.max(1, width - 1)}
      height={Math.max(1, foot - top - gap)}
      rx={2}
    />
  );
}

const Outline = styled.rect`
  fill: none;
  stroke: ${color.lineStrong};
`;

const Band = styled.rect`
  fill: ${color.accentSoft};

  ${media.forcedColors} {
    fill: none;
    stroke: Highlight;
  }
`;

const Piece = styled.rect`
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;
