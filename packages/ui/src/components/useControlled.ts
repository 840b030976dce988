import { useState } from 'react';

/** A value that the consumer controls, or that the component keeps from `first` on while `value` is undefined. */
export function useControlled<T, First = T>(
  value: T | First | undefined,
  first: T | First,
  onChange: ((value: T) => void) | undefined,
): [T | First, (value: T) => void] {
  const [kept, setKept] = useState(first);
  const change = (next: T) => {
    if (value === undefined) setKept(next);
    onChange?.(next);
  };
  return [value === undefined ? kept : value, change];
}
