import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { FormTextField, type FormTextFieldProps } from './FormTextField';

export interface FormDateFieldProps extends Omit<
  FormTextFieldProps,
  'type' | 'filter' | 'prefix' | 'suffix'
> {
  /** What to say of a day that was begun but not finished, or does not exist; its value is ''. */
  unfinished: string;
}

/** A day, by the browser's own picker; its value is YYYY-MM-DD, or '' for none (D57). */
export function FormDateField({ unfinished, ...rest }: FormDateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { name } = rest;
  const { registerField, unregisterField } = useFormikContext();
  useEffect(
    function refuseHalfADay() {
      // Only the browser knows: what it can't read it gives as ''.
      const validate = () => (input.current?.validity.badInput ? unfinished : undefined);
      registerField(name, { validate });
      return () => unregisterField(name);
    },
    [name, unfinished, registerField, unregisterField],
  );
  return <FormTextField {...rest} ref={input} type="date" />;
}
