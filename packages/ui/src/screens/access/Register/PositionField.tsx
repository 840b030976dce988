import { useId, useRef, type ReactNode } from 'react';
import { ErrorText, FieldContainer, Head, Hint, Label } from '../../../components/Field/Field';
import { Icon } from '../../../components/Icon/Icon';
import { useFormField } from '../../../forms/useFormField';
import { LegCard, LegCards, LegTag } from './PositionField.styles';
import type { Leg } from './RegisterScreen.types';
import { registerMessages } from './messages';

interface PositionFieldProps {
  required: boolean;
  /** The leg is given and can't be changed. The hint explains why. */
  locked: boolean;
  hint?: ReactNode;
}

const legs: readonly { leg: Leg; words: string }[] = [
  { leg: 'L', words: registerMessages.left },
  { leg: 'R', words: registerMessages.right },
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
        {legs.map(({ leg, words }) => (
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
            <span>{words}</span>
            {field.value === leg && <Icon name="check" />}
          </LegCard>
        ))}
      </LegCards>
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </FieldContainer>
  );
}
