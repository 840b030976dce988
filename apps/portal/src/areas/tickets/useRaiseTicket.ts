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
  /** Whether the page shows the subjects without the form. */
  showsSubjects: boolean;
  onQuestionDrop: () => void;
  /** Called when the ticket was raised; undefined without an id from the server. */
  onRaise: (ticketId: string | undefined) => void;
}

/** The form of a new ticket: open or closed, pending, and its outcome. */
export function useRaiseTicket({ question, wanted, showsSubjects, onQuestionDrop, onRaise }: Raising) {
  const [asked, setAsked] = useState<{ subjectId?: string | undefined }>();
  const open = asked !== undefined || wanted || question !== undefined;
  const subjects = useListTicketSubjectsQuery(open || showsSubjects ? undefined : skipToken);
  const [send] = useRaiseTicketMutation();
  const { share, start, stop } = useUpload();
  const [refusal, setRefusal] = useState<RaiseRefusal>();

  const close = () => {
    setAsked(undefined);
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

  const known = toRemote(subjects, toSubjects);
  const props: RaiseTicketProps | undefined = open
    ? {
        subjects: known,
        subjectId: asked?.subjectId,
        question,
        sending: share,
        refusal,
        onRaise: (ticket) => void raise(ticket),
        onStop: stop,
        onClose: close,
      }
    : undefined;
  return {
    raise: props,
    subjects: known.state === 'ready' ? known.data : [],
    openRaise: (subjectId?: string) => setAsked({ subjectId }),
  };
}
