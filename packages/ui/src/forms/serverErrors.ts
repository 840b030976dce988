import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** First message of each field, by its name in the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Formik's `status` as the portal uses it: the server's errors, which no validation overwrites. */
export interface FormStatus {
  /** Those whose field has not changed since. */
  serverErrors?: FieldErrors | undefined;
  /** The answer they came with: a new one takes the focus to the first wrong field. */
  answer?: FieldErrors | undefined;
}

/** The server's errors so far, and how to drop one field's. */
export function useFormStatus() {
  const formik = useFormikContext();
  const status = (formik.status ?? {}) as FormStatus;
  return {
    serverErrors: status.serverErrors ?? {},
    answer: status.answer,
    forget: (name: string) => {
      if (status.serverErrors?.[name] === undefined) return;
      const { [name]: _gone, ...serverErrors } = status.serverErrors;
      formik.setStatus({ ...status, serverErrors } satisfies FormStatus);
    },
  };
}

/**
 * Shows a refused form's errors at their fields, each until its field changes (D39). Pass the same
 * object until the next answer comes; call it inside `<Formik>`.
 */
export function useServerErrors(fields: FieldErrors | undefined): void {
  const { setStatus } = useFormikContext();
  useEffect(
    function showServerErrors() {
      setStatus({ serverErrors: fields, answer: fields } satisfies FormStatus);
    },
    [fields, setStatus],
  );
}
