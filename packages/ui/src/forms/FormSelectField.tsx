import { SelectField, type SelectFieldProps } from '../components/SelectField/SelectField';
import { useFormField } from './useFormField';

export interface FormSelectFieldProps extends Omit<SelectFieldProps, 'name' | 'value' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A SelectField bound to the Formik form around it. */
export function FormSelectField({ name, onChange, onBlur, ...rest }: FormSelectFieldProps) {
  const { field, error, serverError, changed } = useFormField<string>(name);
  return (
    <SelectField
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
