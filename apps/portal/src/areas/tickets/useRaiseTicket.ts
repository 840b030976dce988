import type { NewTicket, RaiseRefusal, RaiseTicketProps, SupportQuestion } from '@portal/ui/screens/tickets';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRef, useState } from 'react';
import type { CallError } from '../../app/call.events';
import { remoteOf } from '../../app/remote';
import { useAlone } from '../../app/useAlone';
import { useWriteKey } from '../../app/useWriteKey';
import { raiseRefusalOf } from './replyOutcome';
import { useListTicketSubjectsQuery, useRaiseTicketMutation } from './tickets.api';
import { raiseBodyOf, raisedIdOf, subjectsOf } from './tickets.view';

interface Raising {
  /** What another screen asked about: the form stands open with it. */
  question: SupportQuestion | undefined;
  onQuestionDropped: () => void;
  /** Raised; undefined when the server did not say as what. */
  onRaised: (ticketId: string | undefined) => void;
  /** Nobody knows whether it was raised: the list does. */
  onUnknown: () => unknown;
}

/** The form of a new ticket: open or not, on its way, and what came of it. */
export function useRaiseTicket({ question, onQuestionDropped, onRaised, onUnknown }: Raising) {
  const [asked, setAsked] = useState(false);
  const open = asked || question !== undefined;
  const subjects = useListTicketSubjectsQuery(open ? undefined : skipToken);
  const [send] = useRaiseTicketMutation();
  const { alone } = useAlone();
  const { keyOf, settle } = useWriteKey();
  const running = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<number>();
  const [refusal, setRefusal] = useState<RaiseRefusal>();

  const close = () => {
    setAsked(false);
    setRefusal(undefined);
    if (question) onQuestionDropped();
  };
  const raise = (ticket: NewTicket) =>
    alone(async () => {
      const { signal } = (running.current = new AbortController());
      let share = 0;
      const onProgress = (now: number) => setSending((share = now));
      setRefusal(undefined);
      setSending(0);
      const { images, ...texts } = ticket;
      const files = Object.fromEntries(images.map((image, place) => [`image ${place}`, image]));
      const idempotencyKey = keyOf({ ...texts, ...files });
      const result = await send({ body: raiseBodyOf(ticket), idempotencyKey, onProgress, signal });
      // The base query gives nothing else.
      const error = result.error as CallError | undefined;
      settle(error);
      setSending(undefined);
      if (!error) {
        close();
        onRaised(raisedIdOf(result.data));
        return;
      }
      const said = raiseRefusalOf(error, share);
      if (said?.unknown) onUnknown();
      setRefusal(said);
    });

  const props: RaiseTicketProps | undefined = open
    ? {
        subjects: remoteOf(subjects, subjectsOf),
        question,
        sending,
        refusal,
        onRaised: (ticket) => void raise(ticket),
        onStopped: () => running.current?.abort(),
        onClosed: close,
      }
    : undefined;
  return { raise: props, openRaise: () => setAsked(true) };
}
