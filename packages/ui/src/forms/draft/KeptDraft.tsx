import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { awaitDraft, keepDraft, toDraft, noteTyped, takeDraft } from './drafts';

interface KeptDraftProps {
  /** The form's name among the drafts. */
  name: string;
  /** Fields that are never saved. */
  secrets: ReadonlySet<string>;
  /** The sent values are kept elsewhere until their answer, so they are no draft. */
  unanswered: boolean;
  /** Whether input of a form that is left is offered to its next visit. */
  keptOnLeave: boolean;
}

/**
 * Saves the input of the surrounding form for when its session ends, and restores an offered draft. Renders
 * nothing.
 */
export function KeptDraft({ name, secrets, keptOnLeave, unanswered }: KeptDraftProps) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>();
  const latest = useRef({ values, initialValues });
  useEffect(function noteLatest() {
    latest.current = { values, initialValues };
  });
  const leave = useEffectEvent(() => {
    if (keptOnLeave && !unanswered) keepDraft(name);
  });
  useEffect(
    // Before the cleanup of the next effect, which unregisters the input.
    function keepWhenLeft() {
      return () => leave();
    },
    [name],
  );
  useEffect(
    function keepWhileTyped() {
      if (!dirty || unanswered) return;
      return noteTyped(name, () => {
        const { values: now, initialValues: start } = latest.current;
        return toDraft(now, start, secrets);
      });
    },
    [dirty, name, secrets, unanswered],
  );
  const take = useEffectEvent(() => {
    const taken = takeDraft(name);
    if (unanswered) return;
    const draft = Object.entries(taken ?? {});
    // A release in the meantime may have other fields.
    const known = draft.filter(([field]) => typeof values[field] === 'string');
    if (known.length > 0) void setValues({ ...values, ...Object.fromEntries(known) }, false);
  });
  useEffect(
    function takeWhatIsOffered() {
      return awaitDraft(() => take());
    },
    [name],
  );
  return null;
}
