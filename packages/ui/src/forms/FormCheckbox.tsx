import { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox';
import { useFormField } from './useFormField';

export interface FormCheckboxProps extends Omit<CheckboxProps, 'name' | 'checked' | 'value' | 'error'> {
  /** The key in the form's values; the value is a boolean. */
  name: string;
}

/** A Checkbox bound to the Formik form around it. */
export function FormCheckbox({ name, onChange, ...rest }: FormCheckboxProps) {
  const { field, helpers, error, serverError, changed } = useFormField<boolean>(name);
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={field.value}
      error={serverError ?? error}
      onBlur={field.onBlur}
      onChange={(event) => {
        changed();
        void helpers.setValue(event.currentTarget.checked);
        onChange?.(event);
      }}
    />
  );
}
