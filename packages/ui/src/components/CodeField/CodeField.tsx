import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { words } from '../../text/words';
import { ErrorText, Frame, Head, Hint, Label } from '../Field/Field';
import { Notice } from '../TextField/Notice';
import { CodeBox } from './CodeBox';
import { useCodeBoxes } from './useCodeBoxes';

export interface CodeFieldProps {
  /** Names the group. Its boxes are called 'digit n of m'. */
  label: string;
  /** Number of digits: 4 or 6 (D18). */
  length: number;
  /** The digits so far, without gaps. */
  value: string;
  onChange: (value: string) => void;
  /** Called when all digits are entered, for such things as moving the focus. Money is never sent by the last digit. */
  onComplete?: (value: string) => void;
  /** Called when the focus leaves the whole group. */
  onBlur?: () => void;
  /** What is wrong with the value, such as that it is missing. */
  error?: ReactNode;
  /** The server's answer to a wrong code. It empties the boxes, focuses the first and is announced. */
  refusal?: string | undefined;
  hint?: ReactNode;
  /** For a code that the member remembers (a PIN): it is shown as dots and never offered from messages. */
  secret?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A code typed digit by digit, pasted, or filled in by the phone. */
export function CodeField(props: CodeFieldProps) {
  const { label, length, value, error, refusal, hint, secret = false, disabled, autoFocus, onBlur } = props;
  const id = useId();
  const boxes = useCodeBoxes(props);
  const wrong = Boolean(error) || Boolean(refusal);
  const described = [wrong ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <Frame
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <Head>
        <Label as="span" id={`${id}-label`} onClick={() => boxes.focus(value.length)}>
          {label}
        </Label>
      </Head>
      <Boxes $count={length} data-code>
        {Array.from({ length }, (_, index) => (
          <CodeBox
            key={index}
            ref={boxes.register(index)}
            aria-label={words.digitPosition(index + 1, length)}
            aria-invalid={wrong || undefined}
            type={secret ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={index === 0 && !secret ? 'one-time-code' : 'off'}
            value={value[index] ?? ''}
            disabled={disabled}
            // The code is all that this step asks for, and the page has said so before.
            autoFocus={autoFocus && index === 0}
            {...boxes.handlers(index)}
          />
        ))}
      </Boxes>
      {boxes.hasNoCode && <Notice role="alert">{words.noCodePasted(length)}</Notice>}
      {wrong && (
        <ErrorText id={`${id}-error`} role={refusal ? 'alert' : undefined}>
          {refusal ?? error}
        </ErrorText>
      )}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </Frame>
  );
}

const Boxes = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 4rem));
  gap: 0.5rem;
  direction: ltr;
`;
