import { useState, type ChangeEvent, type ChangeEventHandler, type CompositionEvent } from 'react';
import { filterInput, type InputFilter } from './inputFilter';

/**
 * Handlers that filter an input as it is typed in, and the characters last removed. While a letter is
 * being composed (dead keys, Asian input) nothing is touched; its end is filtered.
 */
export function useInputFilter(
  filter: InputFilter | undefined,
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
) {
  const [removed, setRemoved] = useState('');
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const native: Event = event.nativeEvent;
    const composing = native instanceof InputEvent && native.isComposing;
    if (filter && !composing) setRemoved(filterInput(event.currentTarget, filter));
    onChange?.(event);
  };
  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    if (!filter) return;
    const input = event.currentTarget;
    const typed = input.value;
    if (filter(typed).text === typed) return;
    // Through a value that React has not seen, so that its change event comes.
    input.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { removed, handlers: { onChange: handleChange, onCompositionEnd: handleCompositionEnd } };
}
