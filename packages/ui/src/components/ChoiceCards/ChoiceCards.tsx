import { useId, type ReactNode } from 'react';
import { ErrorText, FieldContainer, Hint, Label } from '../Field/Field';
import { Cards, Choice, Description, Dot, Text } from './ChoiceCards.styles';
import { getElementProps, type ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';

export interface CardChoice<Value extends string = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  /** At the end of the label's line, such as a pill. */
  aside?: ReactNode;
}

export interface ChoiceCardsProps<Value extends string = string> extends ElementProps {
  /** The group's name. */
  label: string;
  /** Hides the label visually, for a group below a heading with the same text. */
  labelHidden?: boolean;
  /** Groups the radio buttons; unique on the page. Default: a new one. */
  name?: string;
  options: readonly CardChoice<Value>[];
  /** The choice, kept by the caller; '' while nothing is chosen. */
  value?: Value | '' | undefined;
  /** The choice at first, where nothing keeps it. Default: none. */
  defaultValue?: Value;
  /** `inline` suits short labels. */
  flow?: 'below' | 'inline';
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  onChange?: (value: Value) => void;
  /** Called when the focus leaves the group. */
  onBlur?: () => void;
}

/** Radio buttons for a few choices with explanations. Each card can be pressed anywhere. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, labelHidden = false, options, flow = 'below', hint, error, disabled } = props;
  const id = useId();
  const { name = id, defaultValue = '', onChange } = props;
  const [value, change] = useControlled(props.value, defaultValue, onChange);
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <FieldContainer
      role="radiogroup"
      aria-labelledby={labelHidden ? undefined : `${id}-label`}
      aria-label={labelHidden ? label : undefined}
      aria-describedby={described || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
      {...getElementProps(props)}
    >
      {!labelHidden && (
        <Label as="span" id={`${id}-label`}>
          {label}
        </Label>
      )}
      <Cards $flow={flow}>
        {options.map((choice, at) => (
          <Choice key={choice.value} htmlFor={`${id}-${at}`}>
            <Dot
              id={`${id}-${at}`}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={choice.description ? `${id}-${at}-words` : undefined}
              aria-label={choice.label}
              onChange={() => change(choice.value)}
            />
            <Text>
              <span>
                <b>{choice.label}</b>
                {choice.aside}
              </span>
              {choice.description && <Description id={`${id}-${at}-words`}>{choice.description}</Description>}
            </Text>
          </Choice>
        ))}
      </Cards>
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </FieldContainer>
  );
}
