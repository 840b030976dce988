import type { ChangeEvent, ChangeEventHandler, FocusEvent, FocusEventHandler } from 'react';
import { useFormField } from './useFormField';

/** The props of a field with value and error from the surrounding form. */
export type Bound<Props> = Omit<Props, 'name' | 'value' | 'error'> & {
  /** The field's name in the form's values. */
  name: string;
};

interface Handlers<Control> {
  onChange?: ChangeEventHandler<Control> | undefined;
  onBlur?: FocusEventHandler<Control> | undefined;
}

/** Binds an input, a text area or a select. The form receives each event before the field's owner. */
export function useBoundField<Control extends Element>(
  name: string,
  { onChange, onBlur }: Handlers<Control>,
) {
  const { field, error, serverError, changed } = useFormField<string>(name);
  return {
    ...field,
    error: serverError ?? error,
    onChange: (event: ChangeEvent<Control>) => {
      changed();
      field.onChange(event);
      onChange?.(event);
    },
    onBlur: (event: FocusEvent<Control>) => {
      field.onBlur(event);
      onBlur?.(event);
    },
  };
}
