import { PasswordField, type PasswordFieldProps } from '../components/PasswordField/PasswordField';
import { useFormField } from './useFormField';

export interface FormPasswordFieldProps extends Omit<PasswordFieldProps, 'name' | 'value' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A PasswordField bound to the Formik form around it. */
export function FormPasswordField({ name, onChange, onBlur, ...rest }: FormPasswordFieldProps) {
  const { field, error, serverError, changed } = useFormField<string>(name);
  return (
    <PasswordField
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
