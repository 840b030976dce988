import { CodeField, type CodeFieldProps } from '../components/CodeField/CodeField';
import { useSecret } from './draft/SecretsContext';
import { useFormField } from './useFormField';

export interface FormCodeFieldProps extends Omit<CodeFieldProps, 'value' | 'onChange' | 'error' | 'refusal'> {
  /** The key in the form's values; the value is the digits so far. */
  name: string;
  /** Rewrites a server's refusal that is unsuitable for the field. Toasts keep the original. */
  formatRefusal?: (refusal: string) => string;
}

/** A CodeField bound to the Formik form around it. A server's error for it means a refused code. */
export function FormCodeField({ name, formatRefusal, onBlur, ...rest }: FormCodeFieldProps) {
  useSecret(name);
  const { field, helpers, error, serverError, changed } = useFormField<string>(name);
  return (
    <CodeField
      {...rest}
      value={field.value}
      error={error}
      refusal={serverError === undefined ? undefined : (formatRefusal?.(serverError) ?? serverError)}
      onBlur={() => {
        void helpers.setTouched(true);
        onBlur?.();
      }}
      onChange={(value) => {
        // The refusal clears the boxes, so it must stay until a new digit is typed.
        if (value !== '') changed();
        void helpers.setValue(value);
      }}
    />
  );
}
