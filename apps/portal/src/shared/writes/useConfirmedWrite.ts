import type { ConfirmedWrite } from '@portal/ui';
import type { FieldErrors } from '@portal/ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { WriteName } from '../../session/owned/memberKeys';
import { getAnswer, type DialogAnswer } from './confirmedAnswer';
import { selectError, type Result } from '../calls/result';
import type { FieldNames } from '../calls/refusalTexts';
import { failureReference } from '../routes/askSupport';
import { useServices } from '../store/services';
import { useSingleFlight } from './useSingleFlight';
import { useOnline } from '../browser/useOnline';
import { useIdempotencyKeys } from './useIdempotencyKeys';
import type { Content } from './writeKeeper';

interface WithCode {
  code: string;
}

interface ConfirmedWriteOptions<Values extends Content> {
  name: WriteName;
  /** Fields of the form and of the dialog (`code`) by the wire's names. */
  names: FieldNames;
  /** The form's fields that the dialog itself has, besides the code. */
  inDialog?: readonly string[];
  /** What the dialog says where a failure has no words of its own. */
  failure?: string;
  /** The call; `code` is '' where none was asked for. The same values make the same body. */
  send: (values: Values & WithCode, idempotencyKey: string) => Promise<Result>;
  /** Called when the dialog opens on what was not sent before: the moment to ask for a code (B §4). */
  onBegun?: (values: Values) => void;
  /** Called when the write is done and the screen still stands. */
  onDone?: () => void;
}

/** A write of money from the form to its answer, for any screen that confirms in a `VerifyDialog` (T12, B §4). */
export function useConfirmedWrite<Values extends Content>(
  options: ConfirmedWriteOptions<Values>,
): ConfirmedWrite<Values> {
  const { name, names, inDialog = [], failure, send } = options;
  const { onBegun, onDone } = options;
  const { keySupport } = useServices();
  const { busy, singleFlight } = useSingleFlight();
  const idempotencyKeys = useIdempotencyKeys(name, keySupport.isProven);
  const [unanswered, setUnanswered] = useState(idempotencyKeys.unanswered);
  const [asked, setAsked] = useState<Values>();
  const [answer, setAnswer] = useState<DialogAnswer>({});
  const [refusal, setRefusal] = useState<FieldErrors>();
  const [saved, setSaved] = useState(0);
  const online = useOnline();
  const isShown = useShown();
  // The last call holds its code, so it is kept for as long as the page stands, and nowhere else.
  const last = useRef<{ key: string; call: () => Promise<Result> }>(undefined);

  const work = (call: () => Promise<Result>) =>
    void singleFlight(async () => {
      const error = selectError(await call());
      const writeOutcome = idempotencyKeys.settle(error);
      setUnanswered(idempotencyKeys.unanswered());
      if (error === undefined) {
        setAsked(undefined);
        setSaved((count) => count + 1);
        if (isShown.current) onDone?.();
        return;
      }
      const own = ['code', ...inDialog];
      const said = getAnswer(error, { names, own, writeOutcome, failure });
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
      isProven: keySupport.isProven(),
      reference: failureReference(answer.reference),
    },
    form: { busy, saved, refusal },
    unanswered,
    offline: !online,
    onAsked: (values) => {
      const isOpen = idempotencyKeys.begin(values);
      const key = idempotencyKeys.unanswered()?.key;
      const how = key !== undefined && last.current?.key === key ? 'repeatable' : 'codeNeeded';
      setAnswer(isOpen ? { unknown: how } : {});
      setAsked(values);
      if (!isOpen) onBegun?.(values);
    },
    onConfirmed: (code, more) => {
      if (asked === undefined) return;
      const key = idempotencyKeys.sending();
      last.current = { key, call: () => send({ ...asked, ...more, code }, key) };
      work(last.current.call);
    },
    onRepeated: () => last.current && work(last.current.call),
    onClosed: () => setAsked(undefined),
    onForgotten: () => {
      idempotencyKeys.forget();
      last.current = undefined;
      setUnanswered(undefined);
    },
  };
}

/** Whether the screen still stands. A later answer must lead nobody away from where they are by now. */
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
