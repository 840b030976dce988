import styled, { css } from 'styled-components';
import { border, color, control, duration, fontSize, fontWeight, media, radius, space } from '../../tokens';

export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger';
export type ButtonScale = 'base' | 'small' | 'large';

/** Ground, text, edge, and the ground under the pointer. */
const looks: Record<ButtonLook, [ground: string, ink: string, edge: string, hover: string]> = {
  main: [color.accent, color.onAccent, 'transparent', color.accentHover],
  plain: [color.surface, color.ink, color.line, color.sunken],
  quiet: ['transparent', color.inkMuted, 'transparent', color.sunken],
  danger: [color.badSoft, color.bad, 'transparent', color.badSoft],
};

const heights = { small: control.small, base: control.base, large: control.touch } as const;

/** How a button looks; also worn by links that act like one (`as`). */
export const buttonFace = css<{ $look: ButtonLook; $scale: ButtonScale; $stretched?: boolean }>`
  position: relative;
  display: ${({ $stretched }) => ($stretched ? 'flex' : 'inline-flex')};
  inline-size: ${({ $stretched }) => ($stretched ? '100%' : 'auto')};
  /* Never squeezed beside others; wraps only where the whole line is too short. */
  flex-shrink: 0;
  max-inline-size: 100%;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${({ $scale }) => heights[$scale]};
  padding-inline: ${({ $scale }) => ($scale === 'small' ? space[3] : space[4])};
  padding-block: ${space[1]};
  border: ${border.hair} solid ${({ $look }) => looks[$look][2]};
  border-radius: ${radius.control};
  background: ${({ $look }) => looks[$look][0]};
  color: ${({ $look }) => looks[$look][1]};
  box-shadow: ${({ $look }) => ($look === 'quiet' ? 'none' : color.shadowCard)};
  font-size: ${({ $scale }) => ($scale === 'small' ? fontSize.label : fontSize.base)};
  font-weight: ${fontWeight.strong};
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  transition: background ${duration.quick};

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${({ $look }) => looks[$look][3]};
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
  ${media.phone} {
    min-block-size: ${control.touch};
  }
`;

export const ButtonFace = styled.button<{ $look: ButtonLook; $scale: ButtonScale; $stretched?: boolean }>`
  ${buttonFace}
`;
