import { Fragment, useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog';
import { formatCharacters } from '../text/typed/formatCharacters';
import { sureMessages } from './sureMessages';

interface SureValues {
  name: string;
  email: string;
}

type SureField = keyof SureValues;

/** The action that waits for a confirmation. */
interface Waiting {
  values: SureValues;
  fields: readonly SureField[];
  go: () => void;
}

const reasons = { name: sureMessages.nameWasCut, email: sureMessages.emailWasCut };
const fields: readonly SureField[] = ['name', 'email'];

/**
 * Asks whether a name and an email are correct after their filter removed characters, because the result may be
 * another person's (D29). Each value is asked about once.
 */
export function useSureValues() {
  const [taken, setTaken] = useState<SureValues>({ name: '', email: '' });
  const [sure, setSure] = useState<Partial<SureValues>>({});
  const [waiting, setWaiting] = useState<Waiting>();
  return {
    /** For a field's `onCapture`. */
    note: (field: SureField) => (removed: string) => setTaken((now) => ({ ...now, [field]: removed })),
    /** Continues immediately, or after the member's confirmation. */
    ask: (values: SureValues, go: () => void) => {
      const unsure = fields.filter((field) => taken[field] !== '' && values[field] !== sure[field]);
      if (unsure.length === 0) go();
      else setWaiting({ values, fields: unsure, go });
    },
    question: (
      <ConfirmDialog
        open={waiting !== undefined}
        title={sureMessages.isThisRight}
        confirmLabel={sureMessages.itIsRight}
        closeLabel={sureMessages.changeIt}
        onClose={() => setWaiting(undefined)}
        onConfirm={() => {
          setSure(waiting?.values ?? {});
          setWaiting(undefined);
          waiting?.go();
        }}
      >
        {waiting?.fields.map((field) => (
          <Fragment key={field}>
            <p>
              <b dir="auto">{waiting.values[field]}</b>
            </p>
            <p>{reasons[field]({ characters: formatCharacters(taken[field]) })}</p>
          </Fragment>
        ))}
      </ConfirmDialog>
    ),
  };
}
