import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../Field/Field';
import { TextArea, TextAreaBox } from './TextArea';

export interface TextAreaFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'aria-label'> {
  /** Lines that are there from the start; it grows with its text, up to three times as many, and six at least. Default 4. */
  rows?: number;
}

/** A text of several lines. Nothing is cut off: what is too long is said by `error`. */
export function TextAreaField({ label, aside, hint, error, id, rows = 4, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} id={id}>
      {(control) => (
        <TextAreaBox>
          <TextArea {...rest} {...control} rows={rows} $lines={rows} />
        </TextAreaBox>
      )}
    </Field>
  );
}
