import { FormScope } from '../../../forms/FormScope';
import type { FieldErrors } from '../../../forms/rules/serverErrors';
import { Form } from '../../../forms/Form';
import { useServerErrors } from '../../../forms/rules/serverErrors';
import { RaiseTicketFields, type RaiseQuestion } from './RaiseTicketFields';
import { RaiseTicketSheet, raiseFormId, type RaiseTicketSheetProps } from './RaiseTicketSheet';
import { toTicket, ticketSchema, type NewTicket, type TicketValues } from './ticketForm';

export interface RaiseTicketProps extends RaiseQuestion, RaiseTicketSheetProps {
  onRaise: (ticket: NewTicket) => void;
}

/** A new ticket: subject, message and at least one image (B §5). It keeps all input until it closes. */
export function RaiseTicketDialog(props: RaiseTicketProps) {
  const { subjects, subjectId = '', question, sending, refusal, onRaise } = props;
  const known = subjects.state === 'ready' ? subjects.data : [];
  const empty: TicketValues = { subject: subjectId, others: '', message: '', images: [] };
  return (
    <FormScope
      draft="ticket"
      initialValues={empty}
      validationSchema={ticketSchema(known)}
      onSubmit={(values) => {
        const ticket = toTicket(values, known);
        if (ticket && sending === undefined) onRaise(ticket);
      }}
    >
      <RaiseTicketSheet {...props}>
        <Form id={raiseFormId}>
          <ServerErrors fields={refusal?.fields} />
          <RaiseTicketFields subjects={subjects} question={question} disabled={sending !== undefined} />
        </Form>
      </RaiseTicketSheet>
    </FormScope>
  );
}

function ServerErrors({ fields }: { fields: FieldErrors | undefined }) {
  useServerErrors(fields);
  return null;
}
