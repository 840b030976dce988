import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorText, FieldContainer, Head, Hint, Label } from '../../../components/Field/Field';
import { coveringControl, edge, focusRing } from '../../../components/Field/FieldBox';
import { Icon } from '../../../components/Icon/Icon';
import { useFormField } from '../../../forms/useFormField';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../../tokens';
import { registerMessages } from './messages';
import type { Leg } from './registration';

interface PositionFieldProps {
  required: boolean;
  /** The leg is given and can't be changed. The hint explains why. */
  locked: boolean;
  hint?: ReactNode;
}

const legs: readonly { leg: Leg; label: string }[] = [
  { leg: 'L', label: registerMessages.left },
  { leg: 'R', label: registerMessages.right },
];

/** The leg of the sponsor's tree (A §2: Right = R, Left = L): two cards that are radio buttons. */
export function PositionField({ required, locked, hint }: PositionFieldProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { field, helpers, error: invalid, serverError, changed } = useFormField<Leg | ''>('position');
  const error = serverError ?? invalid;
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <FieldContainer
      ref={group}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      aria-readonly={locked || undefined}
      // The form focuses the invalid field, and the group passes the focus to its first card.
      onFocus={(event) => {
        if (event.target === group.current) group.current.querySelector('input')?.focus();
      }}
      onBlur={(event) => {
        if (!group.current?.contains(event.relatedTarget)) void helpers.setTouched(true);
      }}
    >
      <Head>
        <Label as="span" id={`${id}-label`}>
          {registerMessages.position}
        </Label>
      </Head>
      <LegCards>
        {legs.map(({ leg, label }) => (
          <LegCard key={leg} $leg={leg} $wrong={Boolean(error)}>
            <input
              type="radio"
              name="position"
              value={leg}
              checked={field.value === leg}
              disabled={locked && field.value !== leg}
              onChange={() => {
                changed();
                void helpers.setValue(leg);
              }}
            />
            <LegTag $leg={leg} aria-hidden>
              {leg}
            </LegTag>
            <span>{label}</span>
            {field.value === leg && <Icon name="check" />}
          </LegCard>
        ))}
      </LegCards>
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </FieldContainer>
  );
}

const hue = ({ $leg }: { $leg: Leg }) => ($leg === 'L' ? color.legLeft : color.legRight);

const LegCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
  gap: ${space[2]};
`;

/**
 * A radio button that looks like a card. The chosen one has a tick and its leg's edge, so colour is never the only
 * sign.
 */
const LegCard = styled.label<{ $leg: Leg; $wrong: boolean }>`
  ${edge}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${control.input};
  padding-inline: ${space[2]};
  border-color: ${({ $wrong }) => ($wrong ? color.bad : color.lineStrong)};
  cursor: pointer;

  input {
    ${coveringControl}
  }
  > svg {
    margin-inline-start: auto;
    color: ${hue};
  }
  &:has(:checked) {
    border-color: ${hue};
    box-shadow: inset 0 0 0 ${border.hair} ${hue};
    font-weight: ${fontWeight.current};
  }
  &:has(:disabled) {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

const LegTag = styled.span<{ $leg: Leg }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: ${radius.small};
  background: ${hue};
  color: ${color.onLeg};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.brand};
`;
