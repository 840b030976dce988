import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { SpinnerRing } from '../Spinner/Spinner';
import { ButtonFace, type ButtonVariant, type ButtonSize } from './ButtonFace';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** `main` is the one main action of a screen; `danger` is for what can't be undone. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** During work the button keeps its width and focus, announces it, and ignores presses. */
  busy?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Takes the full width. */
  stretched?: boolean;
}

/** A button, never a link. Default `type="button"`. */
export function Button({
  variant = 'plain',
  size = 'base',
  busy = false,
  stretched = false,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <ButtonFace
      type="button"
      $variant={variant}
      $size={size}
      $stretched={stretched}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Text $busy={busy}>
        {icon}
        {children}
      </Text>
      {busy && <Ring $size="base" aria-hidden="true" />}
    </ButtonFace>
  );
}

/* Invisible but still rendered, because the text defines the button's width and name. */
const Text = styled.span<{ $busy: boolean }>`
  display: inherit;
  align-items: inherit;
  justify-content: inherit;
  gap: inherit;
  min-inline-size: 0;
  opacity: ${({ $busy }) => ($busy ? 0 : 1)};
`;

const Ring = styled(SpinnerRing)`
  position: absolute;
`;
