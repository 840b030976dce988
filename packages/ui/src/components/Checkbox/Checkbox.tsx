import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { border, color, control, icon, media, radius, space } from '../../tokens';
import { ErrorText, FieldContainer, Hint } from '../Field/Field';

/** The check in a ticked box. It is an SVG that follows the theme and forced colours. */
const tick = css`
  &::before {
    content: '';
    inline-size: 68%;
    block-size: 68%;
    background: ${color.onAccent};
    clip-path: polygon(14% 48%, 4% 60%, 38% 90%, 97% 22%, 85% 11%, 37% 68%);
    scale: 0;
  }
  &:checked {
    background: ${color.accent};
    border-color: ${color.accent};
  }
  &:checked::before {
    scale: 1;
  }
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** The label next to the box. Pressing it toggles the box, but a link in it remains a link. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A yes-or-no choice that takes effect when the form is sent. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const described = [error ? `${own}-error` : '', hint ? `${own}-hint` : ''].filter(Boolean).join(' ');
  return (
    <FieldContainer>
      <Row>
        <Box
          type="checkbox"
          {...rest}
          id={own}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </Row>
      {error ? <ErrorText id={`${own}-error`}>{error}</ErrorText> : null}
      {hint ? <Hint id={`${own}-hint`}>{hint}</Hint> : null}
    </FieldContainer>
  );
}

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  cursor: pointer;
  justify-self: start;

  &:has(:disabled) {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
    padding-block: ${space[3]};
  }
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${icon.large};
  block-size: ${icon.large};
  margin-block-start: 0.09375rem;
  border: ${border.hair} solid ${color.lineStrong};
  border-radius: ${radius.tiny};
  background: ${color.surface};
  cursor: inherit;
  ${tick}

  &[aria-invalid='true'] {
    border-color: ${color.bad};
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
  }
  &:disabled:checked {
    background: ${color.inkFaint};
    border-color: transparent;

    &::before {
      background: ${color.surface};
    }
  }
`;
