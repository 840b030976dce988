import { useField, useFormikContext } from 'formik';
import { useFormStatus } from './serverErrors';

/**
 * One field of the form around it. Its error shows once the field was left or the form was sent; a
 * server's error shows at once and goes when the field changes.
 */
export function useFormField<T>(name: string) {
  const [field, meta, helpers] = useField<T>(name);
  const { submitCount } = useFormikContext();
  const { serverErrors, forget } = useFormStatus();
  const shown = meta.touched || submitCount > 0;
  return {
    field,
    helpers,
    serverError: serverErrors[name],
    error: shown ? meta.error : undefined,
    /** Call on each change by the member. */
    changed: () => forget(name),
  };
}
