import { TextField, type TextFieldProps } from '../../../components/TextField/TextField';
import { lettersAndDigits } from '../../../forms/filters';
import { useFormField } from '../../../forms/useFormField';
import { accessTexts } from '../../../text/messages';
import { CheckMark } from './CheckMark';
import { checkOf, limits } from './registration';
import type { NameCheck } from './RegisterScreen.types';

interface NameFieldProps extends Pick<TextFieldProps, 'hint' | 'readOnly' | 'autoComplete'> {
  name: 'username' | 'sponsor';
  label: string;
  check: NameCheck | undefined;
  /** The field was left with a name of which nothing is known yet. */
  onEntered: (name: string) => void;
}

/** A username that the server is asked about when the field is left; editing it takes the answer away (A §5). */
export function NameField({ name, label, check, onEntered, ...rest }: NameFieldProps) {
  const { field, error, serverError, changed } = useFormField<string>(name);
  const current = checkOf(check, field.value);
  const refused = current?.state === 'notAvailable' ? accessTexts.notAvailable : undefined;
  return (
    <TextField
      {...rest}
      {...field}
      label={label}
      aside={<CheckMark label={label} check={current} />}
      error={serverError ?? refused ?? error}
      aria-required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      filter={lettersAndDigits}
      limit={limits.username}
      onChange={(event) => {
        changed();
        field.onChange(event);
      }}
      onBlur={(event) => {
        field.onBlur(event);
        if (field.value !== '' && current === undefined) onEntered(field.value);
      }}
    />
  );
}
