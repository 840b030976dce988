import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { border, color, control, duration, media, radius } from '../../tokens';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'color'> {
  icon: IconName;
  /** The action: the button's name and its tooltip. */
  label: string;
  /** `outlined` for a button among controls, `quiet` for one in a bar. */
  variant?: 'quiet' | 'outlined';
  size?: 'base' | 'small' | 'large';
  /** Something over the corner, such as a count. Include it in `label` too. */
  children?: ReactNode;
}

/** A button that shows only an icon. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'base',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Face type="button" $variant={variant} $size={size} aria-label={label} {...rest}>
      <Icon name={icon} size={size === 'small' ? 'base' : 'large'} />
      {children}
    </Face>
  );
}

/** The look of an icon button, also for links. */
export const iconButtonFace = css<{ $variant: 'quiet' | 'outlined'; $size: 'base' | 'small' | 'large' }>`
  --side: ${({ $size }) => ({ small: control.small, base: control.icon, large: control.input })[$size]};
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  padding: 0;
  inline-size: var(--side);
  block-size: var(--side);
  border: ${border.hair} solid ${({ $variant }) => ($variant === 'outlined' ? color.line : 'transparent')};
  border-radius: ${radius.control};
  background: ${({ $variant }) => ($variant === 'outlined' ? color.surface : 'none')};
  color: ${color.inkMuted};
  cursor: pointer;
  transition:
    background ${duration.quick},
    color ${duration.quick};

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.sunken};
      color: ${color.ink};
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${media.handheld} {
    --side: ${control.touch};
  }
`;

const Face = styled.button<{ $variant: 'quiet' | 'outlined'; $size: 'base' | 'small' | 'large' }>`
  ${iconButtonFace}
`;
