import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../tokens';
import { HeldContext } from './HeldContext';
import { useFormStatus } from './serverErrors';
import { useHeld } from './useHeld';

export interface FormProps {
  /** Names the form for screen readers; leave out where a heading or dialog does. */
  label?: string;
  /** For a button that stands outside, as in a dialog's actions: its `form` names this. */
  id?: string;
  children: ReactNode;
}

/** The form inside `<Formik>`: fields below each other; after a refusal the first wrong field has the focus. */
export function Form({ label, id, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { handleSubmit, submitCount, isSubmitting, isValid } = useFormikContext();
  const { answer } = useFormStatus();
  const held = useHeld(form);
  // Read at each try, not watched: an error that comes while typing must not move the focus.
  const wrong = useRef(false);
  useEffect(() => {
    wrong.current = submitCount > 0 && !isSubmitting && !isValid;
  });
  const owed = useRef(false);
  useEffect(
    function noteRefusedTry() {
      if (wrong.current || answer) owed.current = true;
    },
    [isSubmitting, answer],
  );
  useEffect(
    function focusFirstError() {
      // While a press is under way its errors wait, and so does the focus that goes to the first of them.
      if (!owed.current || held) return;
      owed.current = false;
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [isSubmitting, answer, held],
  );
  return (
    <Stack ref={form} id={id} noValidate aria-label={label} onSubmit={handleSubmit}>
      <HeldContext value={held}>{children}</HeldContext>
    </Stack>
  );
}

const Stack = styled.form`
  display: grid;
  gap: ${space[4]};
`;
