import styled from 'styled-components';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../tokens';

export type StatusTone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

export interface StatusPillProps {
  /** The exact word of the status. */
  children: string;
  /** neutral New, Pending · info Open · good Completed, Paid · warn Cancellation Requested, Reopen · bad Rejected. */
  tone?: StatusTone;
}

/** A status: a dot in its tone and the word, never colour alone. */
export function StatusPill({ children, tone = 'neutral' }: StatusPillProps) {
  return <Pill $tone={tone}>{children}</Pill>;
}

const tones: Record<StatusTone, [ink: string, ground: string]> = {
  neutral: [color.inkMuted, color.sunken],
  info: [color.accentInk, color.accentSoft],
  good: [color.good, color.goodSoft],
  warn: [color.warn, color.warnSoft],
  bad: [color.bad, color.badSoft],
};

const Pill = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1.5]};
  min-block-size: 1.375rem;
  padding-inline: 0.5625rem;
  border-radius: ${radius.full};
  color: ${({ $tone }) => tones[$tone][0]};
  background: ${({ $tone }) => tones[$tone][1]};
  font-size: ${fontSize.pill};
  font-weight: ${fontWeight.strong};
  line-height: 1.25;
  vertical-align: middle;

  &::before {
    content: '';
    flex: none;
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: 50%;
    background: currentColor;
  }
  ${media.forcedColors} {
    border: ${border.hair} solid;

    &::before {
      forced-color-adjust: none;
    }
  }
`;
