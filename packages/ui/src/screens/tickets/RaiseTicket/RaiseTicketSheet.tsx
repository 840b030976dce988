import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { ticketsTexts } from '../../../text/messages';
import { raiseMessages, ticketsMessages } from '../messages';
import { Stack } from '../../../components/Stack/Stack';
import type { FieldErrors } from '../../../forms/rules/serverErrors';
import { percentMessages } from '../../../text/percentMessages';

/** Why the ticket was not raised. Each answer is a new object, and the form keeps its input. */
export interface RaiseRefusal {
  /** The reason for the whole form. */
  message?: string | undefined;
  /** The reasons by field of the form: subject, others, message, images. */
  fields?: FieldErrors | undefined;
  /** Everything was sent, but no answer came. */
  unknown?: boolean | undefined;
}

export interface RaiseTicketSheetProps {
  /** Share of the sent bytes, 0 to 1, during the upload. */
  sending?: number | undefined;
  refusal?: RaiseRefusal | undefined;
  onStop: () => void;
  onClose: () => void;
}

/** The form's id, for the submit button outside the form. */
export const raiseFormId = 'raise-ticket';

/** The dialog around the form: the last outcome, the current progress, and the buttons. */
export function RaiseTicketSheet({
  sending,
  refusal,
  onStop,
  onClose,
  children,
}: RaiseTicketSheetProps & { children: ReactNode }) {
  const { dirty } = useFormikContext();
  const busy = sending !== undefined;
  return (
    <Dialog
      open
      size="reading"
      title={ticketsTexts.raiseTicket}
      description={raiseMessages.introduction}
      guard={dirty}
      locked={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={busy ? onStop : onClose}>
            {busy ? raiseMessages.stop : raiseMessages.cancel}
          </Button>
          <Button type="submit" form={raiseFormId} variant="main" busy={busy}>
            {ticketsTexts.raiseTicket}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {busy ? <Progress share={sending} /> : <FormNotice refusal={refusal} />}
      </Stack>
    </Dialog>
  );
}

/** The bar is never full before the answer. */
function Progress({ share }: { share: number }) {
  const percent = Math.min(99, Math.floor(share * 100));
  const status = share >= 1 ? ticketsMessages.awaited : percentMessages.of({ percent });
  return <ProgressBar label={raiseMessages.uploading} value={percent} of={100} valueText={status} />;
}

function FormNotice({ refusal }: { refusal: RaiseRefusal | undefined }) {
  if (refusal?.unknown)
    return (
      <Banner variant="warn" icon="help" urgent detail={raiseMessages.unknownDetail}>
        {raiseMessages.unknown}
      </Banner>
    );
  if (!refusal?.message) return null;
  return (
    <Banner variant="bad" urgent detail={raiseMessages.kept}>
      {refusal.message}
    </Banner>
  );
}
