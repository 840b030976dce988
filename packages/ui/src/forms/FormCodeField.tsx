import { CodeField, type CodeFieldProps } from '../components/CodeField/CodeField';
import { useSecret } from './draft/SecretsContext';
import { useFormField } from './useFormField';

export interface FormCodeFieldProps extends Omit<CodeFieldProps, 'value' | 'onChange' | 'error' | 'refusal'> {
  /** The field's name in the form's values; its value is the digits so far. */
  name: string;
  /** What the boxes say of a refusal, where the server's text is not for reading. Toasts keep it as it is. */
  saidAs?: (refusal: string) => string;
}

/** A CodeField bound to the Formik form around it. A server's error for it means that the code was refused. */
export function FormCodeField({ name, saidAs, onBlur, ...rest }: FormCodeFieldProps) {
  useSecret(name);
  const { field, helpers, error, serverError, changed } = useFormField<string>(name);
  return (
    <CodeField
      {...rest}
      value={field.value}
      error={error}
      refusal={serverError === undefined ? undefined : (saidAs?.(serverError) ?? serverError)}
      onBlur={() => {
        void helpers.setTouched(true);
        onBlur?.();
      }}
      onChange={(value) => {
        // The refusal itself empties the boxes, so it must stay until a new digit comes.
        if (value !== '') changed();
        void helpers.setValue(value);
      }}
    />
  );
}
