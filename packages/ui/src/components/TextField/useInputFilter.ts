import { useState, type ChangeEvent, type ChangeEventHandler, type CompositionEvent } from 'react';
import { anyText, filterInput, type InputFilter, type Taken } from './inputFilter';

const nothing: Taken = { removed: '', full: false };

/**
 * Handlers that filter an input as it is typed in, and what was last taken out. While a letter is
 * being composed (dead keys, Asian input) nothing is touched; its end is filtered.
 */
export function useInputFilter(
  filter: InputFilter | undefined,
  limit: number | undefined,
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
) {
  const [taken, setTaken] = useState(nothing);
  const filters = filter !== undefined || limit !== undefined;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const native: Event = event.nativeEvent;
    const composing = native instanceof InputEvent && native.isComposing;
    if (filters && !composing) setTaken(filterInput(event.currentTarget, filter ?? anyText, limit));
    onChange?.(event);
  };
  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const typed = input.value;
    const fits = limit === undefined || Array.from(typed).length <= limit;
    if (fits && (filter ?? anyText)(typed).text === typed) return;
    // Through a value that React has not seen, so that its change event comes.
    input.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { filters, taken, handlers: { onChange: handleChange, onCompositionEnd: handleCompositionEnd } };
}
