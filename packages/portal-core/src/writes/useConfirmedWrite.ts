import { useEffect, useRef, useState } from 'react';
import type { Attempt, ConfirmedWrite } from '@portal/ui';
import type { FieldErrors } from '@portal/ui/forms';
import type { WriteName } from '../session/owned/memberKeys';
import type { CallError } from '../calls/call.events';
import { selectError, type Result } from '../calls/result';
import { type FieldNames, getReference } from '../calls/refusalTexts';
import { failureReference } from '../addresses/askSupport';
import { useServices } from '../store/services';
import { useOnline } from '../browser/useOnline';
import { isKeyTaken, toWriteOutcome, type WriteOutcome } from '../calls/writeOutcome';
import { toRefusal } from '../calls/refusal';
import { useSingleFlight } from './useSingleFlight';
import { useIdempotencyKeys } from './useIdempotencyKeys';
import type { Content } from './writeKeeper';

/** The texts of an answer in the dialog. */
interface DialogAnswer {
  refusal?: FieldErrors;
  message?: string | undefined;
  unknown?: Attempt['unknown'];
  /** The call's reference for support, if the server sends one. */
  reference?: string;
}

interface Reading {
  names: FieldNames;
  /** The dialog's fields. */
  own: readonly string[];
  writeOutcome: WriteOutcome;
  /** The default failure text. */
  failure?: string | undefined;
}

/**
 * The texts after a confirmed write without success: at the dialog's fields, at the form's (`form`, which closes the
 * dialog), or a sentence in the dialog (B §4, D39). The code is always used up.
 */
export function getAnswer(
  error: CallError,
  { names, own, writeOutcome, failure }: Reading,
): { dialog: DialogAnswer; form?: FieldErrors } {
  const { fields, message, unknown } = toRefusal(error, names, { writeOutcome, failure });
  const reference = getReference(error);
  const named = reference === undefined ? {} : { reference };
  if (unknown) return { dialog: { refusal: {}, ...getUnknown(error, message), ...named } };
  const isElsewhere = Object.keys(fields).some((field) => !own.includes(field));
  return isElsewhere ? { dialog: {}, form: fields } : { dialog: { refusal: fields, message, ...named } };
}

/**
 * A taken key may belong to a try with another code, which the member must enter. A refusal with an unknown earlier try
 * (D118) shows its text and needs another code too.
 */
function getUnknown(
  error: CallError,
  message: string | undefined,
): Pick<DialogAnswer, 'unknown' | 'message'> {
  if (toWriteOutcome(error) === 'refused') return { unknown: 'codeNeeded', message };
  return { unknown: isKeyTaken(error) ? 'codeNeeded' : 'repeatable' };
}

interface WithCode {
  code: string;
}

interface ConfirmedWriteOptions<Values extends Content> {
  name: WriteName;
  /** Maps the API's names to the fields of the form and of the dialog (`code`). */
  names: FieldNames;
  /** The form's fields in the dialog, besides the code. */
  inDialog?: readonly string[];
  /** The dialog's default failure text. */
  failure?: string;
  /** The call; `code` is '' if none was requested. The same values must make the same body. */
  send: (values: Values & WithCode, idempotencyKey: string) => Promise<Result>;
  /** Called when the write is done and the screen is still shown. */
  onFinish?: () => void;
}

/** A write of money from the form to its answer, for every screen with a `VerifyDialog` (T12, B §4). */
export function useConfirmedWrite<Values extends Content>(
  options: ConfirmedWriteOptions<Values>,
): ConfirmedWrite<Values> {
  const { name, names, inDialog = [], failure, send } = options;
  const { onFinish } = options;
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
  // The last call has its code, so it is kept only in memory while the page is shown.
  const last = useRef<{ key: string; call: () => Promise<Result>; status?: number | undefined }>(undefined);

  const work = (call: () => Promise<Result>) =>
    void singleFlight(async () => {
      const error = selectError(await call());
      const writeOutcome = idempotencyKeys.settle(error);
      setUnanswered(idempotencyKeys.unanswered());
      if (error === undefined) {
        setAsked(undefined);
        setSaved((count) => count + 1);
        if (isShown.current) onFinish?.();
        return;
      }
      const own = ['code', ...inDialog];
      const next = getAnswer(error, { names, own, writeOutcome, failure });
      const isSameAgain = isSameFailure(error, last.current?.status) && keySupport.isProven();
      if (next.dialog.unknown !== 'repeatable') last.current = undefined;
      else if (last.current) last.current.status = error.kind === 'failed' ? error.status : undefined;
      setAnswer(
        isSameAgain && next.dialog.unknown ? { ...next.dialog, unknown: 'failedAgain' } : next.dialog,
      );
      if (!next.form) return;
      // Errors of the form's fields show in the form.
      setRefusal(next.form);
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
    onRequest: (values) => {
      const isOpen = idempotencyKeys.begin(values);
      const key = idempotencyKeys.unanswered()?.key;
      const how = key !== undefined && last.current?.key === key ? 'repeatable' : 'codeNeeded';
      setAnswer(isOpen ? { unknown: how } : {});
      setAsked(values);
    },
    onConfirm: (code, more) => {
      if (asked === undefined) return;
      const key = idempotencyKeys.sending();
      last.current = { key, call: () => send({ ...asked, ...more, code }, key) };
      work(last.current.call);
    },
    onRepeat: () => last.current && work(last.current.call),
    onClose: () => setAsked(undefined),
    onForget: () => {
      idempotencyKeys.forget();
      last.current = undefined;
      setUnanswered(undefined);
    },
  };
}

/** A key's own answer is always the same: the same 5xx twice is that answer (D154). */
const isSameFailure = (error: CallError, before: number | undefined): boolean =>
  error.kind === 'failed' && error.status !== undefined && error.status >= 500 && error.status === before;

/** Whether the screen is still shown, because a later answer must not navigate elsewhere. */
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
