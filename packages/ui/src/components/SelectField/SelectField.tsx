import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { Box, Select } from './SelectField.styles';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size' | 'children'> {
  options: readonly SelectOption[];
  /** The option shown while the value is ''. It can't be chosen. */
  placeholder?: string;
}

/** A choice from a list. It is a native select, for the phone's picker and keyboard search. */
export function SelectField({
  label,
  aside,
  hint,
  error,
  id,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} id={id}>
      {(control) => (
        <Box>
          <Select {...rest} {...control}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                translate={/\d/.test(option.label) ? 'no' : undefined}
              >
                {option.label}
              </option>
            ))}
          </Select>
          <Icon name="chevronDown" />
        </Box>
      )}
    </Field>
  );
}
