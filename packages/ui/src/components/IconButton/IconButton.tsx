import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, control, duration, media, radius } from '../../tokens';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'color'> {
  icon: IconName;
  /** What a press does: the button's name. A tooltip shows the same words. */
  label: string;
  /** `outlined` where the button stands among controls, `quiet` in bars. */
  look?: 'quiet' | 'outlined';
  scale?: 'base' | 'small' | 'large';
  /** Laid over the corner, such as a count. Say it in `label` too. */
  children?: ReactNode;
}

/** A button that shows a drawing alone. */
export function IconButton({
  icon,
  label,
  look = 'quiet',
  scale = 'base',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Face type="button" $look={look} $scale={scale} aria-label={label} {...rest}>
      <Icon name={icon} scale={scale === 'small' ? 'base' : 'large'} />
      {children}
    </Face>
  );
}

const Face = styled.button<{ $look: 'quiet' | 'outlined'; $scale: 'base' | 'small' | 'large' }>`
  --side: ${({ $scale }) => ({ small: control.small, base: control.icon, large: control.input })[$scale]};
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  padding: 0;
  inline-size: var(--side);
  block-size: var(--side);
  border: ${border.hair} solid ${({ $look }) => ($look === 'outlined' ? color.line : 'transparent')};
  border-radius: ${radius.control};
  background: ${({ $look }) => ($look === 'outlined' ? color.surface : 'none')};
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
  ${media.phone} {
    --side: ${control.touch};
  }
`;
