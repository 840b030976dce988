import { useEffect, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { commonMessages } from '../../text/commonMessages';
import { ErrorText, FieldContainer, Head, Hint, Label } from '../Field/Field';
import { Notice } from '../TextField/Notice';
import { noteAnnounced } from '../Toaster/announced';
import { useCodeBoxes } from './useCodeBoxes';
import { color, fontSize, fontWeight } from '../../tokens';
import { edge, focusRing } from '../Field/FieldBox';
import { getElementProps, type ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';

/** One digit's box. */
const CodeBox = styled.input`
  ${edge}
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 3.25rem;
  padding: 0;
  text-align: center;
  font-size: ${fontSize.count};
  font-weight: ${fontWeight.current};
  caret-color: ${color.accentInk};

  &[aria-invalid='true'] {
    border-color: ${color.bad};
  }
  &:focus-visible {
    ${focusRing}
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkMuted};
    opacity: 1;
  }
`;

export interface CodeFieldProps extends ElementProps {
  /** Names the group. The boxes are labelled 'digit n of m'. */
  label: string;
  /** Number of digits: 4 or 6 (D18). Default: 6. */
  length?: number;
  /** The digits so far without gaps, kept by the caller. */
  value?: string | undefined;
  /** The digits at first, where nothing keeps them. Default: none. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /**
   * Called when all digits are entered, to move the focus, for example. Money is never sent by the last
   * digit.
   */
  onComplete?: (value: string) => void;
  /** Called when the focus leaves the whole group. */
  onBlur?: () => void;
  /** The error of the value, for example that it is missing. */
  error?: ReactNode;
  /** The server's text for a wrong code. It clears the boxes, focuses the first and is announced. */
  refusal?: string | undefined;
  /** The server's text that asks for the code. It focuses the first box and is announced, and nothing is wrong. */
  asked?: string | undefined;
  hint?: ReactNode;
  /** For a code from memory (a PIN). It is shown as dots and never suggested from messages. */
  secret?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A code typed digit by digit, pasted, or filled in by the phone. */
export function CodeField(props: CodeFieldProps) {
  const { label, length = 6, error, refusal, asked, hint } = props;
  const { secret = false, disabled, autoFocus, onBlur } = props;
  const id = useId();
  const [value, onChange] = useControlled(props.value, props.defaultValue ?? '', props.onChange);
  const boxes = useCodeBoxes({ ...props, length, value, onChange });
  useEffect(
    function noteAnswer() {
      if (refusal) noteAnnounced();
    },
    [refusal],
  );
  const wrong = Boolean(error) || Boolean(refusal);
  const answer = refusal ?? (wrong ? undefined : asked);
  // An answer is announced as it appears, and read again only with the next way into the group.
  const [heard, setHeard] = useState<string>();
  const isDescribed = answer === undefined ? wrong : heard === answer;
  const described = [isDescribed ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <FieldContainer
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setHeard(answer);
        onBlur?.();
      }}
      {...getElementProps(props)}
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
            aria-label={commonMessages.digitPosition({ index: index + 1, count: length })}
            aria-invalid={wrong || undefined}
            type={secret ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={index === 0 && !secret ? 'one-time-code' : 'off'}
            value={boxes.show(index)}
            disabled={disabled}
            // The code is the only input of this step, and the page announced it before.
            autoFocus={autoFocus && index === 0}
            {...boxes.handlers(index)}
          />
        ))}
      </Boxes>
      {boxes.hasNoCode && <Notice role="alert">{commonMessages.noCodePasted({ length })}</Notice>}
      {asked && !wrong && (
        <Notice id={`${id}-error`} role="alert">
          {asked}
        </Notice>
      )}
      {wrong && (
        <ErrorText id={`${id}-error`} role={refusal ? 'alert' : undefined}>
          {refusal ?? error}
        </ErrorText>
      )}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </FieldContainer>
  );
}

const Boxes = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 4rem));
  gap: 0.5rem;
  direction: ltr;
`;
