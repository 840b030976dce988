import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useServerErrors, type FieldErrors } from './rules/serverErrors';

/** The state of sending a form. */
export interface SentForm {
  /** The form is being sent. */
  busy: boolean;
  /**
   * The result of a failed attempt: texts by the form's field names, or `{}` without a field. Each result is
   * a new object. Absent without one.
   */
  refusal?: FieldErrors | undefined;
  /** The form was sent, and the outcome is unknown. */
  unknown?: boolean | undefined;
  /** The server did nothing, because the second factor was missing (T29). The input is not used up. */
  unspent?: boolean | undefined;
  /** The number of successes so far. */
  saved: number;
}

export interface FormAnswerProps {
  form: SentForm;
  /** Codes that every attempt uses up, so they are cleared. Anything else that was typed stays. */
  used?: readonly ('code' | 'secondFactor')[];
  /** After a success the form is reset to its first values, or keeps the sent values as its new start. */
  after?: 'cleared' | 'kept';
  /** Newer values from the server. The form accepts them unless unsaved input would be lost. */
  fresh?: Readonly<Record<string, unknown>> | undefined;
  /** Called when the form gets unsaved input, or no longer has any. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** Connects the surrounding Formik form to the result of its request. Renders nothing. */
export function FormAnswer({ form, used = [], after = 'cleared', fresh, onDirtyChange }: FormAnswerProps) {
  const { values, dirty, submitCount, resetForm, setFieldValue, setValues } =
    useFormikContext<Record<string, unknown>>();
  const { refusal, unspent, saved } = form;
  const spent = Object.fromEntries(used.map((name) => [name, '']));
  useServerErrors(refusal, unspent);

  const sent = useRef(values);
  const noteSent = useEffectEvent(() => {
    sent.current = values;
  });
  useEffect(
    function keepWhatWasSent() {
      noteSent();
    },
    [submitCount],
  );

  const dropUsed = useEffectEvent(() => {
    for (const name of unspent ? [] : used) void setFieldValue(name, '', false);
  });
  useEffect(
    function useUp() {
      if (refusal) dropUsed();
    },
    [refusal],
  );

  const restart = useEffectEvent(() => {
    if (after === 'cleared') return resetForm();
    // Input typed while waiting for the response is still unsaved.
    resetForm({ values: { ...sent.current, ...spent } });
    void setValues({ ...values, ...spent }, false);
  });
  const counted = useRef(saved);
  useEffect(
    function restartAfterSave() {
      if (counted.current === saved) return;
      counted.current = saved;
      restart();
    },
    [saved],
  );

  const newest = fresh && JSON.stringify(fresh);
  const takeIn = useEffectEvent(() => {
    if (fresh && !dirty) resetForm({ values: fresh });
  });
  const shown = useRef(newest);
  useEffect(
    function takeFresh() {
      if (shown.current === newest) return;
      shown.current = newest;
      takeIn();
    },
    [newest],
  );

  const tell = useEffectEvent((unsaved: boolean) => onDirtyChange?.(unsaved));
  useEffect(
    function tellDirty() {
      tell(dirty);
    },
    [dirty],
  );
  return null;
}
