import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { toAsciiDigits } from '../../text/typed/digits';

/** The ASCII digits of a text, in order; digits of other scripts are read as ASCII. */
export const parseDigits = (text: string): string => toAsciiDigits(text).replace(/[^0-9]/g, '');

/** Consecutive digits, or groups of equal size with a blank or a dash between them: `123-456`. */
const runs = /\d+/g;
const groupedRuns = /(?<!\d)\d+(?:[ \u00a0\u2009\u202f-]\d+)+/g;
const isEven = (run: string) => new Set(run.split(/\D/).map(({ length }) => length)).size === 1;

/** The only code of that length in a text, such as a message; undefined for none or several. */
export function findCode(text: string, length: number): string | undefined {
  const plain = toAsciiDigits(text);
  const ofLength = (found: string[]) => found.map(parseDigits).filter((code) => code.length === length);
  const whole = ofLength(plain.match(runs) ?? []);
  const codes = new Set(whole.length > 0 ? whole : ofLength((plain.match(groupedRuns) ?? []).filter(isEven)));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** Writes digits over a code from `index` on. The code has no gaps and at most `length` digits. */
export function writeDigits(code: string, index: number, typed: string, length: number): string {
  const start = Math.min(index, code.length);
  const digits = parseDigits(typed);
  return (code.slice(0, start) + digits + code.slice(start + digits.length)).slice(0, length);
}

/** Removes one digit. The digits after it move up. */
export const removeDigit = (code: string, index: number): string =>
  code.slice(0, index) + code.slice(index + 1);

/** The CodeFieldProps that the boxes use. */
interface Wanted {
  length: number;
  value: string;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  refusal?: string | undefined;
  asked?: string | undefined;
}

const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/** Makes the boxes of a code act as one field: one value without gaps, one box in focus. */
export function useCodeBoxes({ length, value, onChange, onComplete, refusal, asked }: Wanted) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => inputs.current[Math.max(0, Math.min(index, length - 1))]?.focus();

  // Tracked here because the focus moves before the new value returns as a prop.
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
    function startOverOnAnswer() {
      if (refusal || asked) startOver.current();
    },
    [refusal, asked],
  );

  const [hasNoCode, setHasNoCode] = useState(false);
  /** Reads the whole code from a pasted or autofilled text. Without exactly one code nothing changes. */
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

  const enter = (index: number, text: string) => {
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
    // A full code accepts no more digits (D18), because one would overwrite the last. A selected digit is
    // no longer in the box, so it can be replaced.
    if (typed.length === 2 && had !== '' && value.length === length) return;
    // A digit typed next to the old one replaces it. Any other text was autofilled.
    const replaced = typed.length === 2 && typed.includes(had) ? typed.replace(had, '') : typed;
    write(typed.length >= length ? 0 : index, replaced);
  };

  // An input method writes what it composes into the focused box, so the focus moves once that is complete.
  const [composed, setComposed] = useState<{ index: number; text: string }>();
  const show = (index: number) => (composed?.index === index ? composed.text : (value[index] ?? ''));

  const handlers = (index: number) => ({
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget.value;
      if (isComposing(event)) setComposed({ index, text });
      else enter(index, text);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      enter(index, event.currentTarget.value);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      takeFrom(event.clipboardData.getData('text'));
    },
    // React sees no change when a digit replaces itself, but the focus should still move on.
    onInput: (event: InputEvent<HTMLInputElement>) => {
      if (isComposing(event)) return;
      if (event.currentTarget.value === value[index]) focus(Math.min(index + 1, value.length));
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isComposing(event)) return;
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
    // A press on a later box focuses the first empty one, where the next digit belongs.
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      if (index > filled.current) focus(filled.current);
      else event.currentTarget.select();
    },
  });

  const register = (index: number) => (input: HTMLInputElement | null) => {
    inputs.current[index] = input;
  };
  return { focus, handlers, hasNoCode, register, show };
}
