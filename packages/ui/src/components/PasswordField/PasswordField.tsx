import { useState } from 'react';
import styled from 'styled-components';
import { commonMessages } from '../../text/commonMessages';
import { border, space } from '../../tokens';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> {
  /**
   * For password managers: `current-password` to sign in, `new-password` to choose one. Use `one-time-code`
   * for a pin, because browsers autofill passwords even when the field has `off`.
   */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off';
}

/** A secret with a button to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <Reveal
          size="small"
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? commonMessages.hidePassword : commonMessages.showPassword}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

/* Fills the box's height without increasing it; its focus ring stays inside. */
const Reveal = styled(IconButton)`
  margin-block: -${border.focus};
  margin-inline-end: -${space[2]};

  &:focus-visible {
    outline-offset: calc(-2 * ${border.focus});
  }
`;
