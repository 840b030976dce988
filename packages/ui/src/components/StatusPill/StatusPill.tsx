import styled from 'styled-components';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../tokens';
import type { ElementProps } from '../elementProps';

/** A row's status: its exact word, and the meaning of the word. */
export interface RowStatus {
  word: string;
  variant: StatusVariant;
}

export type StatusVariant = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

export interface StatusPillProps extends ElementProps<HTMLSpanElement> {
  /** The exact word of the status. */
  children: string;
  /** neutral New, Pending · info Open · good Completed, Paid · warn Cancellation Requested, Reopen · bad Rejected. */
  variant?: StatusVariant;
  /** Dot and word without the background, for many statuses below each other. */
  plain?: boolean;
}

/** A status as a coloured dot and a word, because colour alone is not enough. */
export function StatusPill({ children, variant = 'neutral', plain = false, ...rest }: StatusPillProps) {
  return (
    <Pill $variant={variant} $plain={plain} {...rest}>
      {children}
    </Pill>
  );
}

const tones: Record<StatusVariant, [ink: string, ground: string]> = {
  neutral: [color.inkMuted, color.sunken],
  info: [color.accentInk, color.accentSoft],
  good: [color.good, color.goodSoft],
  warn: [color.warn, color.warnSoft],
  bad: [color.bad, color.badSoft],
};

const Pill = styled.span<{ $variant: StatusVariant; $plain: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1.5]};
  min-block-size: ${({ $plain }) => ($plain ? 'auto' : '1.375rem')};
  padding-inline: ${({ $plain }) => ($plain ? '0' : '0.5625rem')};
  border-radius: ${radius.full};
  color: ${({ $variant }) => tones[$variant][0]};
  background: ${({ $variant, $plain }) => ($plain ? 'none' : tones[$variant][1])};
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
    border: ${({ $plain }) => ($plain ? '0' : `${border.hair} solid`)};

    &::before {
      forced-color-adjust: none;
    }
  }
`;
