import {
  Formik,
  useFormikContext,
  type FormikConfig,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import { useState, type ReactNode } from 'react';
import { KeptDraft } from './draft/KeptDraft';
import { SecretsContext } from './draft/SecretsContext';
import { useUnsaved } from './unsaved';

export interface FormScopeProps<Values extends FormikValues> extends Omit<
  FormikConfig<Values>,
  'onSubmit' | 'children' | 'component' | 'render'
> {
  /** Called when the values are complete. The screen learns the outcome by its props, as `busy` or `SentForm`. */
  onSubmit: (values: Values, formik: FormikHelpers<Values>) => void;
  /** What is typed is asked for again and is no loss: a code, a password. Leaving does not ask first. */
  passing?: boolean;
  /**
   * A name that is its own in the portal: what is typed is then given back after a session that ended by itself.
   * Passwords, pins, codes and images never are. Absent: nothing is kept.
   */
  draft?: string;
  children?: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/**
 * Formik for a screen. The screen itself shows what is being sent, so Formik never stays submitting. While something is
 * typed in it and not sent, leaving the page asks first.
 */
export function FormScope<Values extends FormikValues>(props: FormScopeProps<Values>) {
  const { onSubmit, passing = false, draft, children, ...config } = props;
  const [secrets] = useState(() => new Set<string>());
  return (
    <Formik
      {...config}
      onSubmit={(values, formik) => {
        formik.setSubmitting(false);
        onSubmit(values, formik);
      }}
    >
      {(formik) => (
        <SecretsContext value={secrets}>
          {typeof children === 'function' ? children(formik) : children}
          {!passing && <Unsaved />}
          {draft !== undefined && <KeptDraft name={draft} secrets={secrets} />}
        </SecretsContext>
      )}
    </Formik>
  );
}

function Unsaved() {
  const { dirty } = useFormikContext();
  useUnsaved(dirty);
  return null;
}
