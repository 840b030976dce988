import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../tokens';
import { Field, type FieldTexts } from '../Field/Field';
import { bareControl, FieldBox } from '../Field/FieldBox';
import type { InputFilter } from './inputFilter';
import { Notice } from './Notice';
import { Refused } from './Refused';
import { useInputFilter } from './useInputFilter';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size' | 'aria-label'> {
  /** What stands in the box before the text, such as `$`. */
  prefix?: ReactNode;
  /** What stands in the box after the text: a unit or a button. */
  suffix?: ReactNode;
  /** Takes out forbidden characters before `onChange` is called. The field says which they were (D29). */
  filter?: InputFilter;
  /** The most characters allowed. Further ones are taken out, and the field says so. */
  limit?: number;
  /** Something about what was typed. It is announced when it changes; '' while there is nothing. */
  notice?: ReactNode;
  /** Called after each change with all that was taken out since the field was last empty. */
  onTaken?: ((removed: string) => void) | undefined;
}

/** One line of text. Attributes such as `autoComplete` and `inputMode` go to the input. */
export function TextField({
  label,
  aside,
  hint,
  error,
  errorSeen,
  id,
  prefix,
  suffix,
  filter,
  limit,
  onChange,
  onBlur,
  onTaken,
  notice,
  ...rest
}: TextFieldProps) {
  const filtering = useInputFilter({ filter, limit, onChange, onBlur, onTaken });
  return (
    <Field {...{ label, aside, hint, error, errorSeen, id }}>
      {(control) => (
        <>
          <FieldBox>
            {prefix !== undefined && <Beside>{prefix}</Beside>}
            <Input type="text" {...rest} {...control} {...filtering.handlers} />
            {suffix !== undefined && <Beside>{suffix}</Beside>}
          </FieldBox>
          {filtering.filters && (
            <Refused
              characters={filtering.taken.removed}
              limit={filtering.taken.full ? limit : undefined}
              left={filtering.left}
            />
          )}
          {notice !== undefined && <Notice role="status">{notice}</Notice>}
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
