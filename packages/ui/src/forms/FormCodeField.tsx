import { CodeField, type CodeFieldProps } from '../components/CodeField/CodeField';
import { useFormField } from './useFormField';

export interface FormCodeFieldProps extends Omit<CodeFieldProps, 'value' | 'onChange' | 'error' | 'refusal'> {
  /** The field's name in the form's values; its value is the digits so far. */
  name: string;
}

/** A CodeField bound to the Formik form around it. A server's error at it is a refused code. */
export function FormCodeField({ name, onBlur, ...rest }: FormCodeFieldProps) {
  const { field, helpers, error, serverError, changed } = useFormField<string>(name);
  return (
    <CodeField
      {...rest}
      value={field.value}
      error={error}
      refusal={serverError}
      onBlur={() => {
        void helpers.setTouched(true);
        onBlur?.();
      }}
      onChange={(value) => {
        // The refusal empties the boxes itself; it stays until a new digit comes.
        if (value !== '') changed();
        void helpers.setValue(value);
      }}
    />
  );
}
