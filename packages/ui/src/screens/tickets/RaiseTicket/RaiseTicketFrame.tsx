import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { ticketsTexts } from '../../../text/messages';
import { raiseWords, ticketsWords } from '../ticketsWords';
import { Stack } from './RaiseTicket.styles';
import type { RaiseRefusal, RaiseTicketProps } from './RaiseTicket.types';

/** Of the form, which its button names. */
export const raiseFormId = 'raise-ticket';

/** The dialog around the form: what came of the last try, how far this one is, and the buttons. */
export function RaiseTicketFrame({
  sending,
  refusal,
  onStopped,
  onClosed,
  children,
}: RaiseTicketProps & { children: ReactNode }) {
  const { dirty } = useFormikContext();
  const busy = sending !== undefined;
  return (
    <Dialog
      open
      room="reading"
      title={ticketsTexts.raiseTicket}
      description={raiseWords.introduction}
      guard={dirty}
      locked={busy}
      onClose={onClosed}
      actions={
        <>
          <Button onClick={busy ? onStopped : onClosed}>{busy ? raiseWords.stop : raiseWords.cancel}</Button>
          <Button type="submit" form={raiseFormId} look="main" busy={busy}>
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

/** Never full before the answer. */
function Progress({ share }: { share: number }) {
  const percent = Math.min(99, Math.floor(share * 100));
  const said = share >= 1 ? ticketsWords.awaited : `${percent} %`;
  return <ProgressBar label={raiseWords.uploading} value={percent} of={100} valueText={said} />;
}

function FormNotice({ refusal }: { refusal: RaiseRefusal | undefined }) {
  if (refusal?.unknown)
    return (
      <Banner tone="warn" icon="help" urgent detail={raiseWords.unknownDetail}>
        {raiseWords.unknown}
      </Banner>
    );
  if (!refusal?.message) return null;
  return (
    <Banner tone="bad" urgent detail={raiseWords.kept}>
      {refusal.message}
    </Banner>
  );
}
