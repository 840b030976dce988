import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../Field/Field';
import { TextArea, TextAreaBox } from './TextArea';

export interface TextAreaFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'aria-label'> {
  /** The initial lines. The field grows to three times that, at least six. Default 4. */
  rows?: number;
}

/** A text of several lines. Nothing is cut off, so `error` must report a text that is too long. */
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
