import { useField, useFormikContext } from 'formik';
import { useContext, useState } from 'react';
import { HeldContext } from './held/useHeld';
import { useFormStatus } from './rules/serverErrors';

/**
 * One field of the surrounding form. Its error shows after blur or submit. A server's error shows immediately
 * and disappears when the field changes.
 */
export function useFormField<T>(name: string) {
  const [field, meta, helpers] = useField<T>(name);
  const { submitCount } = useFormikContext();
  const { serverErrors, isAsking, forget } = useFormStatus();
  const known = meta.touched || submitCount > 0 ? meta.error : undefined;
  const held = useContext(HeldContext);
  const [error, setError] = useState(known);
  if (!held && error !== known) setError(known);
  return {
    field,
    helpers,
    serverError: serverErrors[name],
    /** The server's text asks for a value, and is no error. */
    isAsking,
    error: held ? error : known,
    /** Call on each change by the member. */
    changed: () => forget(name),
  };
}
