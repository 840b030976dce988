import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/** The first message of each field, by the field's name in the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The portal's use of Formik's `status`: the server's errors, which validation never overwrites. */
export interface FormStatus {
  /** The errors of fields that have not changed since the response. */
  serverErrors?: FieldErrors | undefined;
  /** The response with the errors. A new response moves the focus to the first invalid field. */
  answer?: FieldErrors | undefined;
  /** The texts ask for a value that the form didn't send, so nothing is wrong yet (T29). */
  isAsking?: boolean | undefined;
}

/** The server's current errors, and a function to drop the error of one field. */
export function useFormStatus() {
  const formik = useFormikContext();
  const status = (formik.status ?? {}) as FormStatus;
  return {
    serverErrors: status.serverErrors ?? {},
    answer: status.answer,
    isAsking: status.isAsking === true,
    forget: (name: string) => {
      if (status.serverErrors?.[name] === undefined) return;
      const { [name]: _gone, ...serverErrors } = status.serverErrors;
      formik.setStatus({ ...status, serverErrors } satisfies FormStatus);
    },
  };
}

/**
 * Shows a refused form's errors at their fields, each until its field changes (D39). Pass the same object
 * until the next response, and call it inside a FormScope.
 */
export function useServerErrors(fields: FieldErrors | undefined, isAsking = false): void {
  const { setStatus } = useFormikContext();
  useEffect(
    function showServerErrors() {
      setStatus({ serverErrors: fields, answer: fields, isAsking } satisfies FormStatus);
    },
    [fields, isAsking, setStatus],
  );
}
