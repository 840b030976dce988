import { useFormikContext } from 'formik';
import { useState } from 'react';
import { CodeField, type CodeFieldProps } from '../components/CodeField/CodeField';
import { useSecret } from './draft/drafts';
import { useFormField } from './useFormField';

export interface FormCodeFieldProps extends Omit<
  CodeFieldProps,
  'value' | 'onChange' | 'error' | 'refusal' | 'asked'
> {
  /** The key in the form's values; the value is the digits so far. */
  name: string;
  /** Rewrites a server's refusal that is unsuitable for the field. Toasts keep the original. */
  formatRefusal?: (refusal: string) => string;
}

/** A CodeField bound to the Formik form around it. A server's error for it means a refused code. */
export function FormCodeField({ name, formatRefusal, onBlur, ...rest }: FormCodeFieldProps) {
  useSecret(name);
  const { field, helpers, error, serverError, isAsking, changed } = useFormField<string>(name);
  const isJudged = useJudged(field.value);
  const text = serverError === undefined ? undefined : (formatRefusal?.(serverError) ?? serverError);
  return (
    <CodeField
      {...rest}
      value={field.value}
      error={isJudged ? error : undefined}
      asked={isAsking ? text : undefined}
      refusal={isAsking ? undefined : text}
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

/**
 * Whether a missing code may be shown as wrong: once a digit was typed, or the form was submitted while its boxes were
 * there. A step that appears after a submit starts without an error.
 */
function useJudged(value: string): boolean {
  const { submitCount } = useFormikContext();
  const [known, setKnown] = useState({ submitCount, isJudged: value !== '' });
  const isSubmitted = submitCount > known.submitCount;
  // A reset form starts over.
  const isReset = submitCount < known.submitCount;
  if (isSubmitted || isReset) setKnown({ submitCount, isJudged: isSubmitted });
  else if (value !== '' && !known.isJudged) setKnown({ submitCount, isJudged: true });
  return known.isJudged;
}
