import { useId, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { hidden } from '../../theme/hidden';
import { border, color, fontSize, fontWeight, media, radius, space, userSelect } from '../../tokens';
import type { ValueScale } from '../scale/valueScale';
import { Readout, type Reading } from './Readout';
import type { StageSize } from './useStageSize';

/** A label under the chart. */
export interface AxisLabel {
  /** The middle, in px from the line's start. */
  at: number;
  words: string;
  /** Highlights the current or chosen label. */
  strong?: boolean | undefined;
}

interface PlotProps {
  /** The chart's name and summary. */
  label: string;
  /** Describes the keys. */
  keys: string;
  scale: ValueScale;
  short: (value: number) => string;
  labels: readonly AxisLabel[];
  stage: Ref<HTMLDivElement>;
  size: StageSize | undefined;
  reading?: { reading: Reading; at: number } | undefined;
  announced: string;
  /** SVG content, in px from the line's start and from the top. */
  children: ReactNode;
  /** Dragging chooses a span, so it must not scroll the page. */
  draggable?: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  pointerHandlers: {
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel?: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** Axes, grid and content. The stage takes the focus and the keys. */
export function Plot(props: PlotProps) {
  const { label, keys, scale, short, labels, stage, size, reading, announced, children, onKeyDown } = props;
  const { pointerHandlers, draggable = false } = props;
  const keysId = useId();
  return (
    <Grid>
      <Values aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ insetBlockStart: `${(1 - scale.at(tick)) * 100}%` }}>
            <span>
              {/* A minus precedes its figure in both text directions. */}
              <bdi dir="ltr" translate="no">
                {short(tick)}
              </bdi>
            </span>
          </span>
        ))}
      </Values>
      <Stage
        ref={stage}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        $draggable={draggable}
        onKeyDown={onKeyDown}
        {...pointerHandlers}
      >
        {size && (
          // It stretches with its stage in print, where nothing is measured again.
          <svg
            aria-hidden="true"
            width={size.inline}
            height={size.block}
            viewBox={`0 0 ${size.inline} ${size.block}`}
            preserveAspectRatio="none"
          >
            <g transform={size.backwards ? `translate(${size.inline} 0) scale(-1 1)` : undefined}>
              {scale.ticks.map((tick) => {
                // Whole pixels keep the lines thin.
                const y = Math.round((1 - scale.at(tick)) * (size.block - 1)) + 0.5;
                return <GridLine key={tick} x1={0} x2={size.inline} y1={y} y2={y} />;
              })}
              {children}
            </g>
          </svg>
        )}
        {size && reading && <Readout {...reading} size={size} />}
      </Stage>
      <Labels aria-hidden="true">
        {size &&
          labels.map(({ at, words, strong }) => (
            <Label
              key={`${words} ${at}`}
              $strong={strong ?? false}
              style={{ insetInlineStart: `${(at / Math.max(1, size.inline)) * 100}%` }}
            >
              <span translate="no">{words}</span>
            </Label>
          ))}
      </Labels>
      <span id={keysId} className={hidden}>
        {keys}
      </span>
      <LiveRegion>
        <span className={hidden}>{announced}</span>
      </LiveRegion>
    </Grid>
  );
}

const Grid = styled.div`
  position: relative;
  display: grid;
  grid-template: 1fr auto / auto minmax(0, 1fr);
  block-size: 100%;
  gap: ${space[1]} ${space[2]};
  padding-block-start: ${space[2]};
  color: ${color.inkFaint};
  font-size: ${fontSize.micro};
`;

/* All values share one cell, as wide as the longest, and each is then moved to its height. */
const Values = styled.div`
  display: grid;

  > span {
    grid-area: 1 / 1;
    position: relative;
    block-size: 0;
  }
  > span > span {
    display: block;
    translate: 0 -50%;
    white-space: nowrap;
  }
`;

const Stage = styled.div<{ $draggable: boolean }>`
  position: relative;
  /* Taller where its card is, next to a taller one. */
  min-block-size: 12rem;
  border-radius: ${radius.tiny};
  color: ${color.ink};
  touch-action: ${({ $draggable }) => ($draggable ? 'pan-y' : 'manipulation')};
  ${userSelect.none}

  > svg {
    position: absolute;
    inset: 0;
    overflow: visible;
  }
  ${media.print} {
    min-block-size: 9rem;
    block-size: 9rem;

    > svg {
      inline-size: 100%;
      block-size: 100%;
    }
    > svg * {
      vector-effect: non-scaling-stroke;
    }
  }
`;

const GridLine = styled.line`
  stroke: ${color.line};
  stroke-width: ${border.hair};

  ${media.forcedColors} {
    stroke: GrayText;
  }
`;

const Labels = styled.div`
  grid-column: 2;
  position: relative;
  block-size: 1lh;
`;

/* Has no box, which centres its text in either text direction. */
const Label = styled.span<{ $strong: boolean }>`
  position: absolute;
  display: flex;
  justify-content: center;
  inline-size: 0;
  color: ${({ $strong }) => ($strong ? color.ink : 'inherit')};
  font-weight: ${({ $strong }) => ($strong ? fontWeight.strong : 'inherit')};
  white-space: nowrap;
`;
