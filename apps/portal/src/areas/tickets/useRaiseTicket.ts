import type { NewTicket, RaiseRefusal, RaiseTicketProps, SupportQuestion } from '@portal/ui/screens/tickets';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { toRefusal } from '@portal/portal-core/calls/refusal';
import { toRemote } from '@portal/portal-core/calls/remote';
import { selectError } from '@portal/portal-core/calls/result';
import { useUpload } from '@portal/portal-core/writes/useUpload';
import { useListTicketSubjectsQuery, useRaiseTicketMutation } from './tickets.api';
import { toRaiseBody, toRaisedId, raiseNames, toSubjects } from './tickets.mappers';

interface Raising {
  /** The question from another screen, which prefills the form. */
  question: SupportQuestion | undefined;
  /** Whether the address requests an empty form. */
  wanted: boolean;
  onQuestionDrop: () => void;
  /** Called when the ticket was raised; undefined without an id from the server. */
  onRaise: (ticketId: string | undefined) => void;
}

/** The form of a new ticket: open or closed, pending, and its outcome. */
export function useRaiseTicket({ question, wanted, onQuestionDrop, onRaise }: Raising) {
  const [asked, setAsked] = useState(false);
  const open = asked || wanted || question !== undefined;
  const subjects = useListTicketSubjectsQuery(open ? undefined : skipToken);
  const [send] = useRaiseTicketMutation();
  const { share, start, stop } = useUpload();
  const [refusal, setRefusal] = useState<RaiseRefusal>();

  const close = () => {
    setAsked(false);
    setRefusal(undefined);
    if (wanted || question) onQuestionDrop();
  };
  const raise = (ticket: NewTicket) =>
    start(
      { ...ticket },
      (call) => {
        setRefusal(undefined);
        return send({ body: toRaiseBody(ticket), ...call });
      },
      (answer, writeOutcome) => {
        const error = selectError(answer);
        if (error) return setRefusal(toRefusal(error, raiseNames, { writeOutcome }));
        close();
        onRaise(toRaisedId(answer.data));
      },
    );

  const props: RaiseTicketProps | undefined = open
    ? {
        subjects: toRemote(subjects, toSubjects),
        question,
        sending: share,
        refusal,
        onRaise: (ticket) => void raise(ticket),
        onStop: stop,
        onClose: close,
      }
    : undefined;
  return { raise: props, openRaise: () => setAsked(true) };
}
