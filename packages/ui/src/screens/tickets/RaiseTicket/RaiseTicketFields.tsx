import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { FormImagesField } from '../../../forms/FormImagesField';
import { FormSelectField } from '../../../forms/FormSelectField';
import { FormTextAreaField } from '../../../forms/FormTextAreaField';
import { FormTextField } from '../../../forms/FormTextField';
import { commonMessages } from '../../../text/commonMessages';
import { ticketsTexts } from '../../../text/messages';
import { raiseMessages } from '../messages';
import type { Remote } from '../../../remote';
import { fontFamily } from '../../../tokens';
import { nameQuestion, toStartValues, type SupportQuestion, type TicketValues } from './ticketForm';
import { isOthers, nameSubject, type TicketSubject } from './ticketSubject';

/** Side, margin, and distance of two lines, in px. A square is shown whole in the form. */
const image = { side: 320, margin: 16, line: 40 };

/**
 * Draws what a question is about as a PNG, because a ticket needs an image (B §5) and a question about a row has no
 * other. Undefined if the browser can't draw it.
 */
async function drawQuestion(lines: readonly string[]): Promise<File | undefined> {
  const { side, margin, line } = image;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `28px ${fontFamily.text}`;
  pen.fillStyle = 'black';
  lines.forEach((text, index) => {
    const y = side / 2 + (index - (lines.length - 1) / 2) * line;
    pen.fillText(text, side / 2, y, side - 2 * margin);
  });
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return png ? new File([png], `${lines.join(' ')}.png`, { type: 'image/png' }) : undefined;
}

export interface RaiseQuestion {
  subjects: Remote<readonly TicketSubject[]>;
  /** The subject at the start. Default: none is chosen. */
  subjectId?: string | undefined;
  /** The initial values of subject and message. */
  question?: SupportQuestion | undefined;
}

interface RaiseTicketFieldsProps extends RaiseQuestion {
  disabled: boolean;
}

/** Subject, the member's own subject for 'Others', message and images. Required fields have a star (B §5). */
export function RaiseTicketFields({ subjects, question, disabled }: RaiseTicketFieldsProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  const { values, setValues } = useFormikContext<TicketValues>();
  const known = subjects.state === 'ready' ? subjects.data : undefined;
  const [drawn, setDrawn] = useState<File>();
  const fillIn = useEffectEvent(() => {
    // Text that the member has already written stays.
    if (!question || !known || values.message !== '') return;
    void drawQuestion(nameQuestion(question)).then(setDrawn);
    void setValues({ ...values, ...toStartValues(question, known) }).then(() => {
      // The member goes on writing where the text ends.
      const field = message.current;
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    });
  });
  const ready = known !== undefined;
  useEffect(
    function fillInQuestion() {
      if (ready) fillIn();
    },
    [ready],
  );
  return (
    <>
      {subjects.state === 'failed' ? (
        <ErrorState message={subjects.message} reference={subjects.reference} onRetry={subjects.onRetry} />
      ) : (
        <FormSelectField
          name="subject"
          label={raiseMessages.subject}
          placeholder={known ? raiseMessages.chooseSubject : commonMessages.loading}
          options={known?.map((one) => ({ value: one.id, label: nameSubject(one) })) ?? []}
          aria-required
          aria-busy={!known}
          disabled={disabled}
        />
      )}
      {isOthers(known?.find(({ id }) => id === values.subject)) && (
        <FormTextField
          name="others"
          label={raiseMessages.others}
          autoComplete="off"
          aria-required
          disabled={disabled}
        />
      )}
      <FormTextAreaField
        ref={message}
        name="message"
        label={raiseMessages.message}
        aria-required
        disabled={disabled}
      />
      <FormImagesField
        name="images"
        label={raiseMessages.images}
        hint={drawn && raiseMessages.imageDrawn}
        added={drawn}
        tooLargeMessage={ticketsTexts.fileTooLarge}
        disabled={disabled}
      />
    </>
  );
}
