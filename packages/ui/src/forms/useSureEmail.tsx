import { useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog';
import { commonMessages } from '../text/commonMessages';

/** The action that waits for a confirmation. */
interface Waiting {
  email: string;
  go: () => void;
}

/**
 * Asks whether an email is correct after its filter removed characters, because the result may be another
 * person's address (D29). Each address is asked about once.
 */
export function useSureEmail() {
  const [taken, setTaken] = useState('');
  const [sure, setSure] = useState('');
  const [waiting, setWaiting] = useState<Waiting>();
  const signs = [...new Set(taken)].map((one) => (/\s/.test(one) ? commonMessages.space : one)).join(' ');
  return {
    /** For the field's `onTaken`. */
    note: setTaken,
    /** Continues immediately, or after the member's confirmation. */
    ask: (email: string, go: () => void) => {
      if (taken === '' || email === sure) go();
      else setWaiting({ email, go });
    },
    question: (
      <ConfirmDialog
        open={waiting !== undefined}
        title={commonMessages.isThisYourEmail}
        confirmLabel={commonMessages.itIsMine}
        closeLabel={commonMessages.changeIt}
        onClose={() => setWaiting(undefined)}
        onConfirm={() => {
          setSure(waiting?.email ?? '');
          setWaiting(undefined);
          waiting?.go();
        }}
      >
        <p>
          <b>{waiting?.email}</b>
        </p>
        <p>{commonMessages.emailWasCut({ characters: signs })}</p>
      </ConfirmDialog>
    ),
  };
}
