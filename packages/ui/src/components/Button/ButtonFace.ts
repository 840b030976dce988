import styled, { css } from 'styled-components';
import { border, color, control, duration, fontSize, fontWeight, media, radius, space } from '../../tokens';

export type ButtonVariant = 'main' | 'soft' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'base' | 'small' | 'large';

/** Background, text, edge, and the hover background. */
const variants: Record<ButtonVariant, [ground: string, ink: string, edge: string, hover: string]> = {
  main: [color.accent, color.onAccent, 'transparent', color.accentHover],
  soft: [color.accentSoft, color.accentInk, 'transparent', color.sunken],
  plain: [color.surface, color.ink, color.line, color.sunken],
  quiet: ['transparent', color.inkMuted, 'transparent', color.sunken],
  danger: [color.badSoft, color.bad, 'transparent', color.badSoft],
};

const heights = { small: control.small, base: control.base, large: control.touch } as const;

/** The look of a button, also for links (`as`). */
export const buttonFace = css<{ $variant: ButtonVariant; $size: ButtonSize; $stretched?: boolean }>`
  position: relative;
  display: ${({ $stretched }) => ($stretched ? 'flex' : 'inline-flex')};
  inline-size: ${({ $stretched }) => ($stretched ? '100%' : 'auto')};
  /* Never shrinks next to others. Wraps only when the line is too short. */
  flex-shrink: 0;
  max-inline-size: 100%;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${({ $size }) => heights[$size]};
  padding-inline: ${({ $size }) => ($size === 'small' ? space[3] : space[4])};
  padding-block: ${space[1]};
  border: ${border.hair} solid ${({ $variant }) => variants[$variant][2]};
  border-radius: ${radius.control};
  background: ${({ $variant }) => variants[$variant][0]};
  color: ${({ $variant }) => variants[$variant][1]};
  box-shadow: ${({ $variant }) => ($variant === 'quiet' ? 'none' : color.shadowCard)};
  font-size: ${({ $size }) => ($size === 'small' ? fontSize.label : fontSize.base)};
  font-weight: ${fontWeight.strong};
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  transition: background ${duration.quick};

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${({ $variant }) => variants[$variant][3]};
    }
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

export const ButtonFace = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $stretched?: boolean }>`
  ${buttonFace}
`;
