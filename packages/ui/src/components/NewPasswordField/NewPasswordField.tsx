import { useState, type ComponentType, type FocusEvent } from 'react';
import styled from 'styled-components';
import { hidden } from '../../theme/hidden';
import { space, color, icon, radius } from '../../tokens';
import { LazyModule } from '../LazyPart/LazyModule';
import { useControlled } from '../useControlled';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField';
import { Meter } from './Meter';
import { newPasswordMessages, passwordRules, type PasswordRule } from './passwordRules';
import type { StrengthMeterProps } from './StrengthMeter';
import { Icon } from '../Icon/Icon';

/** The rules, with a tick for each one met. It is the field's hint, so it contains phrasing elements only. */
function Rules({ rules }: { rules: readonly PasswordRule[] }) {
  return rules.map(({ text, holds }) => (
    <Line key={text} $holds={holds === true}>
      {holds ? <Icon name="check" /> : <Dot aria-hidden />}
      <span>
        {holds !== undefined && (
          <span className={hidden}>{holds ? newPasswordMessages.met : newPasswordMessages.notMet} </span>
        )}
        {text}
      </span>
    </Line>
  ));
}

const Line = styled.span<{ $holds: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[1.5]};
  color: ${({ $holds }) => ($holds ? color.good : color.inkMuted)};
`;

const Dot = styled.span`
  flex: none;
  inline-size: ${icon.base};
  block-size: ${icon.base};
  padding: ${space[1.5]};

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    border-radius: ${radius.full};
    background: currentColor;
  }
`;

// The strength library is larger than the form, so it loads when the field is focused.
const loadMeter = (): Promise<ComponentType<StrengthMeterProps>> =>
  import('./StrengthMeter').then(({ StrengthMeter }) => StrengthMeter);

export interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'autoComplete' | 'hint' | 'value' | 'defaultValue'
> {
  /** The text, kept by the caller. */
  value?: string | undefined;
  /** The text at first, where nothing keeps it. Default: none. */
  defaultValue?: string;
  /** The value of the repeat field; absent without one. */
  again?: string | undefined;
  /** Words that make a password easy to guess: the member's name, username, email. */
  known?: readonly string[];
  /** Loads the meter; only stories set it. */
  load?: () => Promise<ComponentType<StrengthMeterProps>>;
}

/** A new password: its rules before it is sent, and its strength, which is only advice. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { again, known = [], load = loadMeter, onFocus, ...rest } = props;
  const [entered, setEntered] = useState(false);
  const [value, setValue] = useControlled(rest.value, rest.defaultValue ?? '', undefined);
  const rules = passwordRules(value, again);
  return (
    <Whole>
      <PasswordField
        {...rest}
        defaultValue={undefined}
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          rest.onChange?.(event);
        }}
        autoComplete="new-password"
        hint={<Rules rules={rules} />}
        onFocus={(event: FocusEvent<HTMLInputElement>) => {
          setEntered(true);
          onFocus?.(event);
        }}
      />
      <p role="status" className={hidden}>
        {entered &&
          rules
            .filter(({ holds }) => holds !== undefined)
            .map(
              ({ text, holds }) => `${holds ? newPasswordMessages.met : newPasswordMessages.notMet} ${text}`,
            )
            .join(' ')}
      </p>
      {entered ? (
        <LazyModule
          load={load}
          props={{ password: value, known }}
          fallback={<Meter strength={undefined} />}
          failed={() => <NoMeter />}
        />
      ) : (
        <Meter strength={undefined} />
      )}
    </Whole>
  );
}

/** Without the meter the rules are shown alone, with no layout shift below. */
const NoMeter = () => (
  <Gone>
    <Meter strength={undefined} />
  </Gone>
);

const Whole = styled.div`
  display: grid;
  gap: ${space[1.5]};
  min-inline-size: 0;
`;

const Gone = styled.div`
  visibility: hidden;
`;
