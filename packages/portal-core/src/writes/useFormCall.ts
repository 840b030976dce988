import type { FieldErrors, SentForm } from '@portal/ui/forms';
import { useState } from 'react';
import type { CallError } from '../calls/call.events';
import { toWriteOutcome, type WriteOutcome } from '../calls/writeOutcome';
import { toRefusal } from '../calls/refusal';
import type { FieldNames } from '../calls/refusalTexts';
import { selectError, type Result } from '../calls/result';
import { useSingleFlight } from './useSingleFlight';
import { useIdempotencyKeys } from './useIdempotencyKeys';
import type { Content } from './writeKeeper';

interface Answer {
  refusal?: FieldErrors;
  unknown?: boolean;
  saved: number;
}

/** A form's call, one at a time (T12), and its outcome for the form. `names` maps the API's fields to the form's. */
export function useFormCall(names: FieldNames) {
  const { busy, singleFlight } = useSingleFlight();
  const idempotencyKeys = useIdempotencyKeys();
  const [answer, setAnswer] = useState<Answer>({ saved: 0 });
  const form: SentForm = { busy, ...answer };
  const run = (
    work: () => Promise<Result>,
    settle: (error: CallError | undefined) => WriteOutcome,
    onSave?: () => void,
  ) =>
    void singleFlight(async () => {
      const error = selectError(await work());
      const writeOutcome = settle(error);
      if (error === undefined) {
        setAnswer(({ saved }) => ({ saved: saved + 1 }));
        return onSave?.();
      }
      const { fields, unknown } = toRefusal(error, names, { writeOutcome });
      setAnswer(({ saved }) => ({ saved, refusal: fields, unknown }));
    });
  return {
    form,
    send: (work: () => Promise<Result>, onSave?: () => void) =>
      run(work, (error) => toWriteOutcome(error), onSave),
    /** For writes that must not run twice: the same content keeps its key until it is answered (T12). */
    sendOnce: (content: Content, work: (idempotencyKey: string) => Promise<Result>) =>
      run(() => work(idempotencyKeys.keyFor(content)), idempotencyKeys.settle),
  };
}
