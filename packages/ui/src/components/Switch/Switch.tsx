import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, control, duration, easing, media, radius, space } from '../../tokens';
import { FieldContainer, Hint } from '../Field/Field';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> {
  /** The name of the setting. Pressing it toggles the switch. */
  label: ReactNode;
  /** Describes the effect below the label. It is announced with the label. */
  hint?: ReactNode;
}

/**
 * A setting that takes effect immediately. Use a Checkbox for one that takes effect when the form is sent.
 */
export function Switch({ label, hint, id, ...rest }: SwitchProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <FieldContainer>
      <Row>
        <Track
          type="checkbox"
          role="switch"
          {...rest}
          id={own}
          aria-describedby={hint ? `${own}-hint` : undefined}
        />
        <span>{label}</span>
      </Row>
      {hint ? <Hint id={`${own}-hint`}>{hint}</Hint> : null}
    </FieldContainer>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  justify-self: start;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

const Track = styled.input`
  appearance: none;
  flex: none;
  display: inline-flex;
  align-items: center;
  inline-size: 2.25rem;
  block-size: 1.375rem;
  padding: ${space.half};
  border: ${border.hair} solid ${color.lineStrong};
  border-radius: ${radius.full};
  background: ${color.sunken};
  cursor: inherit;
  transition: background ${duration.quick};

  &::before {
    content: '';
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: ${color.lineStrong};
    transition: translate ${duration.quick} ${easing.out};
  }
  &:checked {
    border-color: transparent;
    background: ${color.accent};
  }
  &:checked::before {
    translate: 0.875rem 0;
    background: ${color.onAccent};
  }
  [dir='rtl'] &:checked::before {
    translate: -0.875rem 0;
  }
  &:disabled {
    opacity: 0.5;
  }
  ${media.forcedColors} {
    &::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
    &:checked {
      border-color: Highlight;
    }
    &:checked::before {
      background: Highlight;
    }
  }
`;
