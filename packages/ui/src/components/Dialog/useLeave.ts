import { useState } from 'react';

interface Leaving {
  guard: boolean;
  locked: boolean;
  onClose: () => void;
}

/**
 * Handles leaving a dialog: immediately, after a question while `guard` is set, or never while `locked`. A
 * second attempt to leave hides the question, and the dialog stays.
 */
export function useLeave({ guard, locked, onClose }: Leaving) {
  const [asked, setAsked] = useState(false);
  const asking = asked && guard && !locked;
  if (asked && !asking) setAsked(false);
  const request = () => {
    if (locked) return;
    if (guard) setAsked(!asking);
    else onClose();
  };
  return { asking, request, stay: () => setAsked(false) };
}
