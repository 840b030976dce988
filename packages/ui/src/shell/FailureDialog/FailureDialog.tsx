export interface FailureDialogProps {
  /** A failed non-401 answer raised the global flag (A §8, D36). */
  open: boolean;
  /** Try again: reload the page. */
  onReloaded: () => void;
}

/** The global "It's us, not you". It has no other way out than Try again. */
export function FailureDialog({ open, onReloaded }: FailureDialogProps) {
  if (!open) return null;
  return (
    <div role="alertdialog" aria-label="It's us, not you">
      <button type="button" onClick={onReloaded}>
        Try again
      </button>
    </div>
  );
}
