import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { DayText } from '../components/TextField/DayText';
import { FormTextField, type FormTextFieldProps } from './FormTextField';
import { useRefs } from '../components/elementProps';

export interface FormDateFieldProps extends Omit<
  FormTextFieldProps,
  'type' | 'filter' | 'prefix' | 'suffix' | 'written'
> {
  /** The error of an incomplete or impossible day, whose value is ''. */
  unfinished: string;
}

/**
 * A day from a native picker, shown in the portal's format (A §9). The value is YYYY-MM-DD, or '' for none (D57).
 */
export function FormDateField({ unfinished, ...rest }: FormDateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { name } = rest;
  const { values, registerField, unregisterField } = useFormikContext<Record<string, string>>();
  const day = values[name] ?? '';
  useEffect(
    function refuseHalfADay() {
      // Only the browser can detect an incomplete day, because its value is ''.
      const validate = () => (input.current?.validity.badInput ? unfinished : undefined);
      registerField(name, { validate });
      return () => unregisterField(name);
    },
    [name, unfinished, registerField, unregisterField],
  );
  return (
    <FormTextField {...rest} ref={useRefs(input, rest.ref)} type="date" written={<DayText day={day} />} />
  );
}
