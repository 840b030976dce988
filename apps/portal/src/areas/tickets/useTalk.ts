import type { ChosenTicket, NewReply } from '@portal/ui/screens/tickets';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useSyncExternalStore } from 'react';
import type { CallError } from '../../app/call.events';
import { remoteOf } from '../../app/remote';
import { useAppDispatch } from '../../app/store';
import { useAlone } from '../../app/useAlone';
import { unsentOf } from './desk';
import type { ReplyOnDesk } from './hasArrived';
import { memberDesk } from './memberDesk';
import { oncePerBody } from './once';
import {
  ticketsApi,
  useGetTicketQuery,
  useReopenTicketMutation,
  useReplyToTicketMutation,
} from './tickets.api';
import { messagesOf, replyBodyOf } from './tickets.view';

const messagesOnce = oncePerBody(messagesOf);

/** The open ticket: its messages, what is on its way to them, and what can be done with it. */
export function useTalk(ticketId: string | undefined) {
  const dispatch = useAppDispatch();
  const query = useGetTicketQuery(ticketId ?? skipToken, { refetchOnMountOrArgChange: true });
  const [send] = useReplyToTicketMutation();
  const [reopen] = useReopenTicketMutation();
  const { busy, alone } = useAlone();
  const replies = useSyncExternalStore(memberDesk.subscribe, memberDesk.replies);
  // Never the messages of the ticket that was open before.
  const remote = remoteOf({ ...query, data: query.currentData }, messagesOnce);
  const messages = remote.state === 'ready' ? remote.data : undefined;
  /** Reads again what is there; what failed waits for its retry, and does not blink. */
  const refresh = () => {
    if (messages) void query.refetch();
  };

  // When the reading of these messages began; 0 while newer ones are on their way, or did not come.
  const readAt = query.isFetching || query.isError ? 0 : (query.startedTimeStamp ?? 0);
  useEffect(
    function clearDesk() {
      if (ticketId !== undefined && messages) memberDesk.messagesRead(ticketId, messages, readAt);
    },
    [ticketId, messages, readAt, replies],
  );

  const deliver = async (reply: ReplyOnDesk) => {
    const result = await send({
      body: replyBodyOf(reply.ticketId, reply),
      idempotencyKey: reply.writeKey.keyOf({}),
      onProgress: (share) => memberDesk.progressed(reply.id, share),
    });
    // The base query gives nothing else.
    const error = result.error as CallError | undefined;
    memberDesk.answered(reply.id, error, Date.now());
    // Not before that, so that what is read from now on holds a reply that was taken. Refused, the ticket may be closed.
    dispatch(ticketsApi.util.invalidateTags(['Tickets']));
  };

  const chosen: ChosenTicket | undefined =
    ticketId === undefined
      ? undefined
      : {
          id: ticketId,
          messages: remote,
          unsent: unsentOf(replies, ticketId, messages ?? [], readAt),
          draft: memberDesk.draftOf(ticketId),
          reopening: busy,
        };
  return {
    chosen,
    refresh,
    reply: (reply: NewReply) => {
      if (ticketId !== undefined) void deliver(memberDesk.started(ticketId, reply, messages ?? []));
    },
    repeat: (id: string) => {
      const reply = memberDesk.repeated(id);
      if (reply) void deliver(reply);
    },
    reopen: () =>
      void alone(async () => {
        if (ticketId === undefined) return;
        const { error } = await reopen(ticketId);
        // Reopened elsewhere: the list says so.
        if (error) dispatch(ticketsApi.util.invalidateTags(['Tickets']));
      }),
  };
}
