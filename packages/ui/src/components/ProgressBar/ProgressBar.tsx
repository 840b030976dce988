import { keepFigures } from '../../text/format/keepFigures';
import styled from 'styled-components';
import { Stack } from '../Stack/Stack';
import { formatCount } from '../../text/format/money';
import {
  border,
  color,
  duration,
  easing,
  fontSize,
  media,
  printedColours,
  radius,
  space,
} from '../../tokens';
import { sharePercent } from './share';
import type { ElementProps } from '../elementProps';

export interface ProgressBarProps extends ElementProps {
  /** The name of the progress. */
  label: string;
  /** The progress, in the unit of `of`. A missing or invalid value counts as 0. */
  value: number | null | undefined;
  /** The goal. A goal of 0 counts as reached (D98), a missing or invalid one never. */
  of: number | null | undefined;
  /** The text next to the label. Default: `value / of`. */
  valueText?: string;
  /** The label is only for screen readers, because a visible heading has the same text, as in a table. */
  labelHidden?: boolean;
}

/** A bar from 0 to 100 %, never beyond and never NaN (D98). */
export function ProgressBar({ label, value, of, valueText, labelHidden = false, ...rest }: ProgressBarProps) {
  const percent = sharePercent(value, of);
  const valueLabel = valueText ?? `${figureText(value)} / ${figureText(of)}`;
  return (
    <Stack gap={1.5} {...rest}>
      <Text aria-hidden="true">
        {!labelHidden && <span>{label}</span>}
        <b>{keepFigures(valueLabel)}</b>
      </Text>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueLabel}
      >
        <Fill $done={percent === 100} style={{ inlineSize: `${percent}%` }} />
      </Track>
    </Stack>
  );
}

const figureText = (figure: number | null | undefined) =>
  formatCount(Number.isFinite(figure) ? figure : null);

const Text = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  font-size: ${fontSize.label};
  color: ${color.inkMuted};

  b {
    color: ${color.ink};
  }
`;

const Track = styled.div`
  block-size: 0.5rem;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.sunken};
  /* Its grounds are what it says: paper has them too. */
  ${printedColours}

  ${media.forcedColors} {
    border: ${border.hair} solid CanvasText;
  }
`;

const Fill = styled.div<{ $done: boolean }>`
  block-size: 100%;
  border-radius: inherit;
  background: ${({ $done }) => ($done ? color.good : color.accent)};
  transition: inline-size ${duration.slow} ${easing.out};

  ${media.forcedColors} {
    background: Highlight;
  }
`;
