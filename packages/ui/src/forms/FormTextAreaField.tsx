import { TextAreaField, type TextAreaFieldProps } from '../components/TextAreaField/TextAreaField';
import { useFormField } from './useFormField';

export interface FormTextAreaFieldProps extends Omit<TextAreaFieldProps, 'name' | 'value' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A TextAreaField bound to the Formik form around it. */
export function FormTextAreaField({ name, onChange, onBlur, ...rest }: FormTextAreaFieldProps) {
  const { field, error, serverError, changed } = useFormField<string>(name);
  return (
    <TextAreaField
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
