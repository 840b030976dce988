import type { ConfirmedWrite } from '@portal/ui';
import type { FieldErrors } from '@portal/ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { WriteName } from '../session/openWrites';
import type { CallError } from './call.events';
import { answerOf, type DialogAnswer } from './confirmedAnswer';
import { createConfirmation, type Confirmed } from './confirmation';
import type { FieldNames } from './formRefusal';
import { useServices } from './services';
import { useAlone } from './useAlone';
import { useOnline } from './useOnline';

/** What a mutation resolves to. */
interface Result {
  error?: unknown;
}

interface WithCode {
  code: string;
}

interface ConfirmedWriteOptions<Values extends Confirmed> {
  name: WriteName;
  /** Fields of the form and of the dialog (`code`) by the wire's names. */
  names: FieldNames;
  /** The form's fields that the dialog itself has, besides the code. */
  inDialog?: readonly string[];
  /** What the dialog says where a failure has no words of its own. */
  failure?: string;
  /** The call; `code` is '' where none was asked for. The same values make the same body. */
  send: (values: Values & WithCode, idempotencyKey: string) => Promise<Result>;
  /** The dialog opens on what was not sent before: the moment to ask for a code (B §4). */
  onBegun?: () => void;
  /** It is done, and the screen still stands. */
  onDone?: () => void;
  /** It may be done: what is shown of it may be out of date. */
  onUnknown?: () => void;
}

/** A write of money from the form to its answer, for any screen that confirms in a `VerifyDialog` (T12, B §4). */
export function useConfirmedWrite<Values extends Confirmed>(
  options: ConfirmedWriteOptions<Values>,
): ConfirmedWrite<Values> {
  const { name, names, inDialog = [], failure, send } = options;
  const { onBegun, onDone, onUnknown } = options;
  const { env } = useServices();
  const { busy, alone } = useAlone();
  const [confirmation] = useState(() => createConfirmation(name));
  const [unanswered, setUnanswered] = useState(confirmation.unanswered);
  const [asked, setAsked] = useState<Values>();
  const [answer, setAnswer] = useState<DialogAnswer>({});
  const [refusal, setRefusal] = useState<FieldErrors>();
  const [saved, setSaved] = useState(0);
  const online = useOnline();
  const isShown = useShown();
  // With its code: for as long as the page stands, and nowhere else.
  const last = useRef<{ key: string; call: () => Promise<Result> }>(undefined);

  const work = (call: () => Promise<Result>) =>
    void alone(async () => {
      const { error } = await call();
      const isUnknown = confirmation.settle(error);
      setUnanswered(confirmation.unanswered());
      if (error === undefined) {
        setAsked(undefined);
        setSaved((count) => count + 1);
        if (isShown.current) onDone?.();
        return;
      }
      if (isUnknown) onUnknown?.();
      const own = ['code', ...inDialog];
      const isKeyed = env.idempotency;
      const said = answerOf(error as CallError, { names, own, isUnknown, isKeyed, failure });
      if (said.dialog.unknown !== 'repeatable') last.current = undefined;
      setAnswer(said.dialog);
      if (!said.form) return;
      // What is wrong with the form is mended in the form.
      setRefusal(said.form);
      setAsked(undefined);
    });

  return {
    asked,
    attempt: {
      form: { busy, saved, refusal: answer.refusal },
      message: answer.message,
      unknown: answer.unknown,
    },
    form: { busy, saved, refusal },
    unanswered,
    repeatable: env.idempotency,
    offline: !online,
    onAsked: (values) => {
      const isOpen = confirmation.begin(values);
      const key = confirmation.unanswered()?.key;
      const how = key !== undefined && last.current?.key === key ? 'repeatable' : 'codeNeeded';
      setAnswer(isOpen ? { unknown: env.idempotency ? how : 'never' } : {});
      setAsked(values);
      if (!isOpen) onBegun?.();
    },
    onConfirmed: (code, more) => {
      if (asked === undefined) return;
      const key = confirmation.sending();
      last.current = { key, call: () => send({ ...asked, ...more, code }, key) };
      work(last.current.call);
    },
    onRepeated: () => last.current && work(last.current.call),
    onClosed: () => setAsked(undefined),
    onForgotten: () => {
      confirmation.forget();
      last.current = undefined;
      setUnanswered(undefined);
    },
  };
}

/** Whether the screen still stands: an answer that comes later leads nobody away from where they are by now. */
function useShown() {
  const shown = useRef(false);
  useEffect(function noteShown() {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
