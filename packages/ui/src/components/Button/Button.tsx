import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { SpinnerRing } from '../Spinner/Spinner';
import { ButtonFace, type ButtonLook, type ButtonScale } from './ButtonFace';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** `main` is the one main action of a screen; `danger` what can't be undone. */
  look?: ButtonLook;
  scale?: ButtonScale;
  /** Work is on its way: the button keeps its width and its focus, says so, and takes no press. */
  busy?: boolean;
  /** A drawing before the words. */
  icon?: ReactNode;
  /** Takes all the width there is. */
  stretched?: boolean;
}

/** A button that is never a link. It is `type="button"` unless told otherwise. */
export function Button({
  look = 'plain',
  scale = 'base',
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
      $look={look}
      $scale={scale}
      $stretched={stretched}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Words $busy={busy}>
        {icon}
        {children}
      </Words>
      {busy && <Ring $scale="base" aria-hidden="true" />}
    </ButtonFace>
  );
}

/* Invisible, not gone: the words keep the button's width and its name. */
const Words = styled.span<{ $busy: boolean }>`
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
