import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
} from 'react';
import { parseDigits, findCode, removeDigit, writeDigits } from './digits';

/** The part of CodeFieldProps that the boxes act on. */
interface Wanted {
  length: number;
  value: string;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  refusal?: string | undefined;
}

/** Makes the boxes of a code act as one field: one value without gaps, one box in focus. */
export function useCodeBoxes({ length, value, onChange, onComplete, refusal }: Wanted) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => inputs.current[Math.max(0, Math.min(index, length - 1))]?.focus();

  // The number of digits is kept here because the focus moves before the new value comes back as a prop.
  const filled = useRef(value.length);
  const startOver = useRef(() => {});
  useEffect(() => {
    filled.current = value.length;
    startOver.current = () => {
      filled.current = 0;
      if (value !== '') onChange('');
      focus(0);
    };
  });
  useEffect(
    function startOverOnRefusal() {
      if (refusal) startOver.current();
    },
    [refusal],
  );

  const [hasNoCode, setHasNoCode] = useState(false);
  /** Takes the whole code out of a text that was pasted or filled in. Without one code in it nothing changes. */
  const takeFrom = (text: string) => {
    const code = findCode(text, length);
    if (code !== undefined) write(0, code);
    setHasNoCode(code === undefined);
  };

  const write = (index: number, typed: string) => {
    setHasNoCode(false);
    const next = writeDigits(value, index, typed, length);
    filled.current = next.length;
    focus(Math.min(index + parseDigits(typed).length, next.length));
    if (next === value) return;
    onChange(next);
    if (next.length === length) onComplete?.(next);
  };
  const remove = (index: number) => {
    const next = removeDigit(value, index);
    setHasNoCode(false);
    filled.current = next.length;
    onChange(next);
    focus(index);
  };

  const handlers = (index: number) => ({
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget.value;
      const typed = parseDigits(text);
      const had = value[index] ?? '';
      if (typed === '') {
        if (had !== '' && text === '') remove(index);
        return;
      }
      if (typed.length > length || (typed.length > 2 && Array.from(text).length > typed.length)) {
        takeFrom(text);
        return;
      }
      // A code that is full takes no further digit (D18): it would be written over the last one. One that was selected
      // is no longer in the box, so that it can be typed over.
      if (typed.length === 2 && had !== '' && value.length === length) return;
      // A digit typed beside the old one replaces it. Anything else was filled in.
      const replaced = typed.length === 2 && typed.includes(had) ? typed.replace(had, '') : typed;
      write(typed.length >= length ? 0 : index, replaced);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      takeFrom(event.clipboardData.getData('text'));
    },
    // React sees no change when a digit is typed over itself, but typing should go on in the next box.
    onInput: (event: InputEvent<HTMLInputElement>) => {
      if (event.currentTarget.value === value[index]) focus(Math.min(index + 1, value.length));
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Backspace' && value[index] === undefined && index > 0) {
        event.preventDefault();
        remove(Math.min(index, value.length) - 1);
      } else if (event.key === 'ArrowLeft') {
        event.preventDefault();
        focus(index - 1);
      } else if (event.key === 'ArrowRight') {
        event.preventDefault();
        focus(Math.min(index + 1, value.length));
      }
    },
    // A press on a later box goes to the first empty one, where the next digit belongs.
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      if (index > filled.current) focus(filled.current);
      else event.currentTarget.select();
    },
  });

  const register = (index: number) => (input: HTMLInputElement | null) => {
    inputs.current[index] = input;
  };
  return { focus, handlers, hasNoCode, register };
}
