import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../tokens';
import { Field, type FieldTexts } from '../Field/Field';
import { bareControl, FieldBox } from '../Field/FieldBox';
import type { InputFilter } from './inputFilter';
import { Notice } from './Notice';
import { useInputFilter } from './useInputFilter';
import { commonMessages } from '../../text/commonMessages';
import { formatCharacters } from '../../text/typed/formatCharacters';

interface RefusedProps {
  /** The characters that a filter removed. */
  characters: string;
  /** The character limit. Present only when it was exceeded. */
  limit?: number | undefined;
  /**
   * The field has lost the focus. The text is cleared but the line keeps its height, or a button would move
   * away from a press.
   */
  left?: boolean;
}

/** Names the typed characters that were removed (D29). Always mounted, because only changes are announced. */
function Refused({ characters, limit, left = false }: RefusedProps) {
  const removed = [
    characters === '' ? '' : `${commonMessages.notAllowedHere} ${formatCharacters(characters)}`,
    limit === undefined ? '' : commonMessages.atMost({ limit }),
  ];
  return (
    <Line role="status" $left={left}>
      {removed.filter(Boolean).join(' · ')}
    </Line>
  );
}

const Line = styled(Notice)<{ $left: boolean }>`
  visibility: ${({ $left }) => ($left ? 'hidden' : 'visible')};
`;

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size' | 'aria-label'> {
  /** Before the text in the box, such as `$`. */
  prefix?: ReactNode;
  /** After the text in the box: a unit or a button. */
  suffix?: ReactNode;
  /** Removes forbidden characters before `onChange` is called. The field shows which (D29). */
  filter?: InputFilter;
  /** The character limit. Extra characters are removed, and the field says so. */
  limit?: number;
  /** A date's day in the portal's format, shown in place of the browser's while the field is left. */
  written?: ReactNode;
  /** A note about the input, announced when it changes; '' without one. */
  notice?: ReactNode;
  /** Called after each change with all characters removed since the field was last empty. */
  onCharactersRemove?: ((removed: string) => void) | undefined;
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
  onCharactersRemove,
  notice,
  written,
  ...rest
}: TextFieldProps) {
  const filtering = useInputFilter({ filter, limit, onChange, onBlur, onCharactersRemove });
  return (
    <Field {...{ label, aside, hint, error, errorSeen, id }}>
      {(control) => (
        <>
          <Box>
            {prefix !== undefined && <Affix>{prefix}</Affix>}
            <Input
              type="text"
              {...rest}
              {...control}
              {...filtering.handlers}
              data-empty={isEmptyDate(rest)}
            />
            {written}
            {suffix !== undefined && <Affix>{suffix}</Affix>}
          </Box>
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

/** Marks an empty date. A half-typed one has no value either, but is invalid. */
const isEmptyDate = ({ type, value }: Pick<TextFieldProps, 'type' | 'value'>) =>
  (type === 'date' && value === '') || undefined;

const Box = styled(FieldBox)`
  position: relative;
`;

const Input = styled.input`
  ${bareControl}

  /* The portal's format replaces the browser's, which WebKit fills with today. */
  &[type='date']:not(:focus, [data-empty]:invalid) {
    color: transparent;
    forced-color-adjust: none;
  }
  &:is(:focus, [data-empty]:invalid) + [aria-hidden] {
    visibility: hidden;
  }
`;

const Affix = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${color.inkMuted};
  white-space: nowrap;
`;
