import styled from 'styled-components';
import { formatCount } from '../../text/format/money';
import { border, color, duration, easing, fontSize, media, radius, space } from '../../tokens';
import { sharePercent } from './share';

export interface ProgressBarProps {
  /** What grows. */
  label: string;
  /** How far it is, in the unit of `of`; missing or malformed counts as 0. */
  value: number | null | undefined;
  /** The whole. 0 asks for nothing, so it is reached (D98). */
  of: number | null | undefined;
  /** The words beside the label. Default: `value / of`. */
  valueText?: string;
  /** The label is read out and not shown: a heading above says it, as in a table. */
  labelHidden?: boolean;
}

/** A bar from 0 to 100 %, never beyond and never NaN (D98). */
export function ProgressBar({ label, value, of, valueText, labelHidden = false }: ProgressBarProps) {
  const percent = sharePercent(value, of);
  const said = valueText ?? `${figureText(value)} / ${figureText(of)}`;
  return (
    <Block>
      <Words aria-hidden="true">
        {!labelHidden && <span>{label}</span>}
        <b>{said}</b>
      </Words>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={said}
      >
        <Fill $done={percent === 100} style={{ inlineSize: `${percent}%` }} />
      </Track>
    </Block>
  );
}

const figureText = (figure: number | null | undefined) =>
  formatCount(Number.isFinite(figure) ? figure : null);

const Block = styled.div`
  display: grid;
  gap: ${space[1.5]};
`;

const Words = styled.div`
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
