import { CheckMark } from '../components/CheckMark/CheckMark';
import { selectCheck, type NameCheck } from '../components/CheckMark/nameCheck';
import type { ElementProps } from '../components/elementProps';
import { TextField, type TextFieldProps } from '../components/TextField/TextField';
import { longestUsername } from '../text/limits';
import { accessTexts } from '../text/messages';
import { lettersAndDigits } from './rules/filters';
import { useFormField } from './useFormField';

export interface FormNameFieldProps
  extends
    ElementProps<HTMLInputElement>,
    Pick<TextFieldProps, 'hint' | 'readOnly' | 'autoComplete' | 'onKeyDown'> {
  /** The field's name in the form's values. */
  name: string;
  label: string;
  check: NameCheck | undefined;
  /** Called on blur with a name that was not checked yet. */
  onEnter: (name: string) => void;
}

/** A username that the server checks on blur. Editing it removes the result (A §5). */
export function FormNameField({ name, label, check, onEnter, ...rest }: FormNameFieldProps) {
  const { field, error, serverError, changed } = useFormField<string>(name);
  const current = selectCheck(check, field.value);
  // A free name may have been taken since its check, so the refusal is newer.
  const isOutdated = serverError !== undefined && current?.state === 'available';
  const refused = current?.state === 'notAvailable' ? accessTexts.notAvailable : undefined;
  return (
    <TextField
      {...rest}
      {...field}
      label={label}
      aside={<CheckMark label={label} check={isOutdated ? undefined : current} />}
      error={serverError ?? refused ?? error}
      // The result is next to the label, so nothing below moves away from a press.
      errorSeen={serverError === undefined && refused !== undefined}
      aria-required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      filter={lettersAndDigits}
      limit={longestUsername}
      onChange={(event) => {
        changed();
        field.onChange(event);
      }}
      onBlur={(event) => {
        field.onBlur(event);
        if (field.value !== '' && current === undefined) onEnter(field.value);
      }}
    />
  );
}
