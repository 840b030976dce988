import {
  Formik,
  useFormikContext,
  type FormikConfig,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import type { ReactNode } from 'react';
import { useUnsaved } from './unsaved';

export interface FormScopeProps<Values extends FormikValues> extends Omit<
  FormikConfig<Values>,
  'onSubmit' | 'children' | 'component' | 'render'
> {
  /** Called when the values are complete. The screen learns the outcome by its props, as `busy` or `SentForm`. */
  onSubmit: (values: Values, formik: FormikHelpers<Values>) => void;
  /** What is typed is asked for again and is no loss: a code, a password. Leaving does not ask first. */
  passing?: boolean;
  children?: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/**
 * Formik for a screen. The screen itself shows what is being sent, so Formik never stays submitting. While something is
 * typed in it and not sent, leaving the page asks first.
 */
export function FormScope<Values extends FormikValues>(props: FormScopeProps<Values>) {
  const { onSubmit, passing = false, children, ...config } = props;
  return (
    <Formik
      {...config}
      onSubmit={(values, formik) => {
        formik.setSubmitting(false);
        onSubmit(values, formik);
      }}
    >
      {(formik) => (
        <>
          {typeof children === 'function' ? children(formik) : children}
          {!passing && <Unsaved />}
        </>
      )}
    </Formik>
  );
}

function Unsaved() {
  const { dirty } = useFormikContext();
  useUnsaved(dirty);
  return null;
}
