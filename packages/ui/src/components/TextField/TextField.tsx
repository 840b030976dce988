import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../tokens';
import { Field, type FieldTexts } from '../Field/Field';
import { bareControl, FieldBox } from '../Field/FieldBox';
import type { InputFilter } from './inputFilter';
import { Refused } from './Refused';
import { useInputFilter } from './useInputFilter';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size' | 'aria-label'> {
  /** In the box before the text, such as `$`. */
  prefix?: ReactNode;
  /** In the box after the text: a unit, a button. */
  suffix?: ReactNode;
  /** Takes out what may not be typed, before `onChange` hears of it; says beside the field what it was (D29). */
  filter?: InputFilter;
  /** The most characters there may be; what is typed beyond is taken out, and said beside the field. */
  limit?: number;
}

/** One line of text. Attributes such as `autoComplete` and `inputMode` go to the input. */
export function TextField({
  label,
  aside,
  hint,
  error,
  id,
  prefix,
  suffix,
  filter,
  limit,
  onChange,
  ...rest
}: TextFieldProps) {
  const filtering = useInputFilter(filter, limit, onChange);
  return (
    <Field label={label} aside={aside} hint={hint} error={error} id={id}>
      {(control) => (
        <>
          <FieldBox>
            {prefix !== undefined && <Beside>{prefix}</Beside>}
            <Input type="text" {...rest} {...control} {...filtering.handlers} />
            {suffix !== undefined && <Beside>{suffix}</Beside>}
          </FieldBox>
          {filtering.filters && (
            <Refused characters={filtering.taken.removed} limit={filtering.taken.full ? limit : undefined} />
          )}
        </>
      )}
    </Field>
  );
}

const Input = styled.input`
  ${bareControl}
`;

const Beside = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${color.inkMuted};
  white-space: nowrap;
`;
