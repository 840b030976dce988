import { TextField, type TextFieldProps } from '../components/TextField/TextField';
import { useFormField } from './useFormField';

export interface FormTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A TextField bound to the Formik form around it. */
export function FormTextField({ name, onChange, onBlur, ...rest }: FormTextFieldProps) {
  const { field, error, serverError, changed } = useFormField<string>(name);
  return (
    <TextField
      {...rest}
      {...field}
      error={serverError ?? error}
      onChange={(event) => {
        changed();
        field.onChange(event);
        onChange?.(event);
      }}
      onBlur={(event) => {
        field.onBlur(event);
        onBlur?.(event);
      }}
    />
  );
}
