import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useServerErrors, type FieldErrors } from './serverErrors';

/** How the sending of a form stands. */
export interface SentForm {
  /** It is on its way. */
  busy: boolean;
  /**
   * What came of it, when that was no success: texts by the form's field names, `{}` where none is named. A new object
   * for each answer; absent while none has come.
   */
  refusal?: FieldErrors | undefined;
  /** Counts the successes. */
  saved: number;
}

export interface FormAnswerProps {
  form: SentForm;
  /** Fields that one try uses up, whatever came of it: a code. */
  used?: readonly string[];
  /** What a success leaves: the form as it was at first, or with what was sent as its new start. */
  after?: 'cleared' | 'kept';
  /** Newer values of the server; they come in as long as nothing unsaved would be lost. */
  fresh?: Readonly<Record<string, unknown>> | undefined;
  /** Something in the form is unsaved, or no longer is. */
  onDirty?: ((dirty: boolean) => void) | undefined;
}

/** Ties the Formik form around it to what comes of its sending. Draws nothing. */
export function FormAnswer({ form, used = [], after = 'cleared', fresh, onDirty }: FormAnswerProps) {
  const { values, dirty, submitCount, resetForm, setFieldValue, setValues } =
    useFormikContext<Record<string, unknown>>();
  const { refusal, saved } = form;
  useServerErrors(refusal);

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
    for (const name of used) void setFieldValue(name, '', false);
  });
  useEffect(
    function useUp() {
      if (refusal) dropUsed();
    },
    [refusal],
  );

  const restart = useEffectEvent(() => {
    if (after === 'cleared') return resetForm();
    // What was typed while the answer was on its way is unsaved still.
    resetForm({ values: sent.current });
    void setValues(values, false);
  });
  const counted = useRef(saved);
  useEffect(
    function startAnew() {
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

  const tell = useEffectEvent((unsaved: boolean) => onDirty?.(unsaved));
  useEffect(
    function tellDirty() {
      tell(dirty);
    },
    [dirty],
  );
  return null;
}
