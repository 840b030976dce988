import {
  Formik,
  useFormikContext,
  type FormikConfig,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import { useState, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { SecretsContext, awaitDraft, keepDraft, toDraft, noteTyped, takeDraft } from './draft/drafts';
import { useUnsaved } from './unsaved';

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
function KeptDraft({ name, secrets, keptOnLeave, unanswered }: KeptDraftProps) {
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

export interface FormScopeProps<Values extends FormikValues> extends Omit<
  FormikConfig<Values>,
  'onSubmit' | 'children' | 'component' | 'render'
> {
  /** Called when the values are complete. The screen receives the outcome as props: `busy` or `SentForm`. */
  onSubmit: (values: Values, formik: FormikHelpers<Values>) => void;
  /** The input is short-lived (a code, a password), so leaving does not ask first. */
  passing?: boolean;
  /**
   * A unique name in the portal. The input is restored after a session that expired, except passwords, pins,
   * codes and images. Absent: nothing is kept.
   */
  draft?: string;
  /** The request has no answer yet and keeps its own values, so there is no draft. */
  unanswered?: boolean;
  /** Leaving the page keeps the draft for the way back, so it asks nothing. */
  keptOnLeave?: boolean;
  /** The fields, or a function of Formik's state that returns them. */
  children?: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/**
 * Formik for a screen. The screen shows the sending state, so Formik never stays submitting. With unsaved
 * input, leaving the page asks first.
 */
export function FormScope<Values extends FormikValues>(props: FormScopeProps<Values>) {
  const {
    onSubmit,
    passing = false,
    draft,
    unanswered = false,
    keptOnLeave = false,
    children,
    ...config
  } = props;
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
          {!passing && <Unsaved kept={keptOnLeave} />}
          {draft !== undefined && (
            <KeptDraft name={draft} secrets={secrets} keptOnLeave={keptOnLeave} unanswered={unanswered} />
          )}
        </SecretsContext>
      )}
    </Formik>
  );
}

function Unsaved({ kept }: { kept: boolean }) {
  const { dirty } = useFormikContext();
  useUnsaved(dirty, kept);
  return null;
}
