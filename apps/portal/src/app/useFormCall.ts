import type { FieldErrors, SentForm } from '@portal/ui/forms';
import { useState } from 'react';
import { formRefusalOf, type FieldNames } from './formRefusal';
import { useAlone } from './useAlone';

/** What a mutation resolves to. */
interface Result {
  error?: unknown;
}

interface Answer {
  refusal?: FieldErrors;
  saved: number;
}

/**
 * A form's call: one at a time (T12), and what came of it as the form is told. `names` pairs the wire's fields with the
 * form's.
 */
export function useFormCall(names: FieldNames) {
  const { busy, alone } = useAlone();
  const [answer, setAnswer] = useState<Answer>({ saved: 0 });
  const form: SentForm = { busy, ...answer };
  const send = (work: () => Promise<Result>, onSaved?: () => void) =>
    void alone(async () => {
      const { error } = await work();
      setAnswer(({ saved }) =>
        error === undefined ? { saved: saved + 1 } : { saved, refusal: formRefusalOf(error, names) },
      );
      if (error === undefined) onSaved?.();
    });
  return { form, send };
}
