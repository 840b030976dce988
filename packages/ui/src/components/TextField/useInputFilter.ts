import {
  useRef,
  useState,
  type ChangeEvent,
  type ChangeEventHandler,
  type CompositionEvent,
  type FocusEvent,
  type FocusEventHandler,
} from 'react';
import { anyText, filterInput, type InputFilter, type Taken } from './inputFilter';

const nothing: Taken = { removed: '', full: false };

interface Filtering {
  filter: InputFilter | undefined;
  limit: number | undefined;
  onChange: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur: FocusEventHandler<HTMLInputElement> | undefined;
  /** Called with all characters removed since the field was last empty. */
  onCharactersRemove: ((removed: string) => void) | undefined;
}

/**
 * Handlers that filter an input during typing, and the removed characters. Those stay visible until the
 * member deletes something or leaves the field (D29). A character under composition (dead keys, Asian input)
 * is filtered once complete.
 */
export function useInputFilter({ filter, limit, onChange, onBlur, onCharactersRemove }: Filtering) {
  const [taken, setTaken] = useState(nothing);
  const [left, setLeft] = useState(false);
  const length = useRef(0);
  const lost = useRef('');
  const filters = filter !== undefined || limit !== undefined;
  const note = (input: HTMLInputElement) => {
    const { removed, full } = filterInput(input, filter ?? anyText, limit);
    const isMended = input.value.length < length.current;
    const before = isMended || left ? nothing : taken;
    length.current = input.value.length;
    lost.current = (input.value === '' ? '' : lost.current) + removed;
    setTaken({ removed: before.removed + removed, full: before.full || full });
    setLeft(false);
    onCharactersRemove?.(lost.current);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const native: Event = event.nativeEvent;
    const composing = native instanceof InputEvent && native.isComposing;
    if (filters && !composing) note(event.currentTarget);
    onChange?.(event);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(true);
    onBlur?.(event);
  };
  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const typed = input.value;
    const fits = limit === undefined || Array.from(typed).length <= limit;
    if (fits && (filter ?? anyText)(typed).text === typed) return;
    // React sends a change event only for a new value.
    input.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const handlers = { onChange: handleChange, onBlur: handleBlur, onCompositionEnd: handleCompositionEnd };
  return { filters, taken, left, handlers };
}
