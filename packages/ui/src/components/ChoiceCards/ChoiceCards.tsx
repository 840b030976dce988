import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorText, FieldContainer, Hint, Label } from '../Field/Field';
import { getElementProps, type ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';
import {
  border,
  color,
  control,
  duration,
  fontSize,
  fontWeight,
  icon,
  media,
  radius,
  space,
} from '../../tokens';
import { focusRing } from '../Field/FieldBox';

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

const Cards = styled.div<{ $flow: 'below' | 'inline' }>`
  display: grid;
  grid-template-columns: ${({ $flow }) =>
    $flow === 'inline' ? 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))' : 'minmax(0, 1fr)'};
  gap: ${space[2]};

  /* Nothing chosen: all of them are what is asked for. */
  &:not(:has(:checked)) > :has([aria-invalid='true']) {
    border-color: ${color.bad};
  }
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  min-block-size: ${control.touch};
  padding: ${space[3]} ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};
  cursor: pointer;
  transition: background ${duration.quick};

  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      background: ${color.sunken};
    }
  }
  &:has(:checked) {
    border-color: ${color.accentInk};
    background: ${color.accentSoft};
  }
  &:has([aria-invalid='true']:checked) {
    border-color: ${color.bad};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

/* The browser's own radio button, restyled as a ring with a dot when it is chosen. */
const Dot = styled.input`
  appearance: none;
  flex: none;
  inline-size: ${icon.large};
  block-size: ${icon.large};
  margin-block-start: 0.09375rem;
  border: ${border.strong} solid ${color.lineStrong};
  border-radius: 50%;
  background: ${color.surface};
  cursor: inherit;
  outline: none;

  &:checked {
    border: 0.3125rem solid ${color.accentInk};
  }
  ${media.forcedColors} {
    &:checked {
      border-color: Highlight;
    }
  }
`;

const Text = styled.span`
  display: grid;
  gap: ${space.half};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > span:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }
  b {
    font-weight: ${fontWeight.current};
  }
`;

const Description = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
