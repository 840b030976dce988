import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { border, color, control, duration, fontSize, fontWeight, media, radius, space } from '../../tokens';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** `main` is the one main action of a screen; `danger` what can't be undone. */
  look?: 'main' | 'plain' | 'quiet' | 'danger';
  scale?: 'base' | 'small' | 'large';
  /** Work is on its way: the button keeps its width and its focus, says so, and takes no press. */
  busy?: boolean;
  /** A drawing before the words. */
  icon?: ReactNode;
}

/** A button that is never a link. It is `type="button"` unless told otherwise. */
export function Button({
  look = 'plain',
  scale = 'base',
  busy = false,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Face
      type="button"
      $look={look}
      $scale={scale}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon}
      {children}
    </Face>
  );
}

const looks = {
  main: css`
    background: ${color.accent};
    color: ${color.onAccent};
    border-color: transparent;
    ${media.hover} {
      &:hover {
        background: ${color.accentHover};
      }
    }
  `,
  plain: css`
    background: ${color.surface};
    border-color: ${color.line};
  `,
  quiet: css`
    background: none;
    border-color: transparent;
    color: ${color.inkMuted};
  `,
  danger: css`
    background: ${color.badSoft};
    color: ${color.bad};
    border-color: transparent;
  `,
};

const Face = styled.button<{ $look: keyof typeof looks; $scale: 'base' | 'small' | 'large' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${({ $scale }) => ({ small: control.small, base: control.base, large: control.touch })[$scale]};
  padding-inline: ${({ $scale }) => ($scale === 'small' ? space[3] : space[4])};
  border: ${border.hair} solid;
  border-radius: ${radius.control};
  font-size: ${({ $scale }) => ($scale === 'small' ? fontSize.label : fontSize.base)};
  font-weight: ${fontWeight.strong};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${duration.quick};
  ${({ $look }) => looks[$look]}

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  ${media.phone} {
    min-block-size: ${control.touch};
  }
`;
