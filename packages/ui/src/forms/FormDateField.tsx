import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { DayText } from '../components/TextField/DayText';
import { FormTextField, type FormTextFieldProps } from './FormTextField';

export interface FormDateFieldProps extends Omit<
  FormTextFieldProps,
  'type' | 'filter' | 'prefix' | 'suffix' | 'aside'
> {
  /** The error for a day that is unfinished or does not exist. Its value is ''. */
  unfinished: string;
}

/**
 * A day, chosen by the browser's own picker, which shows it in its own way; beside it stands how the portal writes it
 * (A §9). Its value is YYYY-MM-DD, or '' for none (D57).
 */
export function FormDateField({ unfinished, ...rest }: FormDateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { name } = rest;
  const { values, registerField, unregisterField } = useFormikContext<Record<string, string>>();
  const day = values[name] ?? '';
  useEffect(
    function refuseHalfADay() {
      // Only the browser knows about half a day, because it gives '' for what it can't read.
      const validate = () => (input.current?.validity.badInput ? unfinished : undefined);
      registerField(name, { validate });
      return () => unregisterField(name);
    },
    [name, unfinished, registerField, unregisterField],
  );
  return <FormTextField {...rest} ref={input} type="date" aside={<DayText day={day} />} />;
}
