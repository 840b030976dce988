import { keepFigures } from '../../text/format/keepFigures';
import { joinTexts, joinLabel } from '../../text/message/joinMessages';
import styled from 'styled-components';
import { border, color, fontSize, fontWeight, layer, media, radius, space } from '../../tokens';
import type { StageSize } from './useStageSize';
import { Swatch } from './Swatch';
import { chartMessages } from '../messages';

/** The exact values at one position of the chart. */
export interface Reading {
  title: string;
  lines: readonly { label: string; value: string; fill?: string | undefined }[];
  /** Their total, when there are several. */
  sum?: { label: string; value: string } | undefined;
}

interface ReadoutProps {
  reading: Reading;
  /** The position, in px from the line's start. */
  at: number;
  size: StageSize;
}

/** The width in rem, and the distance from its position in px. */
const width = 13;
const distance = 14;

/** Next to its position, and always inside the chart. */
function getStart(at: number, { inline, rem }: StageSize): number {
  const own = Math.min(width * rem, inline);
  const wanted = at < inline / 2 ? at + distance : at - distance - own;
  return Math.max(0, Math.min(inline - own, wanted));
}

/**
 * The values at the pointer or the keyboard cursor. Hidden from screen readers, because the live region
 * announces them.
 */
export function Readout({ reading, at, size }: ReadoutProps) {
  return (
    <Box aria-hidden="true" style={{ insetInlineStart: getStart(at, size) }}>
      <b translate="no">{reading.title}</b>
      {reading.lines.map(({ label, value, fill }) => (
        <Line key={label}>
          {fill !== undefined && <Swatch fill={fill} />}
          <span>{label}</span>
          <span>{keepFigures(value)}</span>
        </Line>
      ))}
      {reading.sum && (
        <Sum>
          <span>{reading.sum.label}</span>
          <span>{keepFigures(reading.sum.value)}</span>
        </Sum>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: absolute;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  inline-size: ${width}rem;
  max-inline-size: 100%;
  padding: ${space[2]} ${space[3]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  box-shadow: ${color.shadowRaised};
  font-size: ${fontSize.small};
  pointer-events: none;
  overflow-wrap: anywhere;

  /* A print has no pointer. */
  ${media.print} {
    display: none;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[1.5]};
  color: ${color.inkMuted};

  > :last-child {
    margin-inline-start: auto;
    color: ${color.ink};
    text-align: end;
  }
  > span {
    min-inline-size: 0;
  }
`;

const Sum = styled(Line)`
  padding-block-start: ${space[1]};
  border-block-start: ${border.hair} solid ${color.line};
  font-weight: ${fontWeight.strong};
`;

/** A reading for the live region: `November 2026: Total $1,440.20, Referral $630.00`. */
export function readAloud(reading: Reading | undefined): string {
  if (!reading) return '';
  const { title, lines, sum } = reading;
  const parts = [...(sum ? [sum] : []), ...lines];
  return joinLabel(title, joinTexts(parts.map((part) => chartMessages.value(part))));
}
