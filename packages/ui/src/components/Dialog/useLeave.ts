import { useState } from 'react';

interface Leaving {
  open: boolean;
  guard: boolean;
  locked: boolean;
  onClose: () => void;
}

/**
 * Handles leaving a dialog: at once, after a question while `guard` holds, or not at all while `locked`.
 * A second try to leave takes the question away, and the dialog stays.
 */
export function useLeave({ open, guard, locked, onClose }: Leaving) {
  const [asked, setAsked] = useState(false);
  const asking = asked && open && guard && !locked;
  if (asked && !asking) setAsked(false);
  const request = () => {
    if (locked) return;
    if (guard) setAsked(!asking);
    else onClose();
  };
  return { asking, request, stay: () => setAsked(false) };
}
