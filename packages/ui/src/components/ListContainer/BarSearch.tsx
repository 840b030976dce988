import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import styled from 'styled-components';
import { longestFilter } from '../../text/limits';
import { color, media } from '../../tokens';
import { bareControl, FieldBox } from '../Field/FieldBox';
import { Icon } from '../Icon/Icon';
import { trimText } from '../../text/typed/trimText';

/** In ms: a pause in the typing that starts a search. */
const pause = 300;

interface BarSearchProps {
  ref?: Ref<HTMLInputElement> | undefined;
  label: string;
  /** The applied text; '' without one. */
  value: string;
  onChange: (value: string) => void;
}

/** A search in the bar of a list. It applies when the typing pauses, or with Enter. */
export function BarSearch({ ref, label, value, onChange }: BarSearchProps) {
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState({ value, sent: value });
  if (applied.value !== value) {
    setApplied({ ...applied, value });
    // A text from elsewhere, such as the previous page of the history. An own one is older than the typing.
    if (applied.sent !== value) setTyped(value);
  }
  const text = trimText(typed);
  const apply = useEffectEvent(() => {
    setApplied({ ...applied, sent: text });
    if (text !== value) onChange(text);
  });
  useEffect(
    function applyAfterPause() {
      const timer = setTimeout(apply, pause);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== value) onChange(text);
      }}
    >
      <Box>
        <Icon name="search" />
        <Input
          ref={ref}
          type="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestFilter}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
    </Form>
  );
}

const Form = styled.form`
  flex: 1 1 11rem;
  max-inline-size: 18rem;
  min-inline-size: 0;

  ${media.phone} {
    max-inline-size: none;
  }
`;

const Box = styled(FieldBox)`
  color: ${color.inkMuted};
`;

const Input = styled.input`
  ${bareControl}
  color: ${color.ink};
`;
