import type { ChosenTicket, NewReply } from '@portal/ui/screens/tickets';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useSyncExternalStore } from 'react';
import { toRemote } from '../../shared/calls/remote';
import { selectError } from '../../shared/calls/result';
import { useAppDispatch } from '../../shared/store/store';
import { useSingleFlight } from '../../shared/writes/useSingleFlight';
import { getUnsent } from './drafts';
import type { DraftReply } from './hasArrived';
import { memberDrafts } from './memberDrafts';
import { oncePerBody } from './once';
import {
  ticketsApi,
  useGetTicketQuery,
  useReopenTicketMutation,
  useReplyToTicketMutation,
} from './tickets.api';
import { toMessages, toReplyBody } from './tickets.mappers';

const messagesOnce = oncePerBody(toMessages);

/** The open ticket: its messages, what is on its way to them, and what can be done with it. */
export function useConversation(ticketId: string | undefined) {
  const dispatch = useAppDispatch();
  const query = useGetTicketQuery(ticketId ?? skipToken, { refetchOnMountOrArgChange: true });
  const [send] = useReplyToTicketMutation();
  const [reopen] = useReopenTicketMutation();
  const { busy, singleFlight } = useSingleFlight();
  const replies = useSyncExternalStore(memberDrafts.subscribe, memberDrafts.replies);
  // Unlike `data`, `currentData` never holds the messages of the ticket that was open before.
  const remote = toRemote({ ...query, data: query.currentData }, messagesOnce);
  const messages = remote.state === 'ready' ? remote.data : undefined;
  /** Reads again what is there. What failed waits for its retry, so that it does not blink. */
  const refresh = () => {
    if (messages) void query.refetch();
  };

  // When the reading of these messages began; 0 while newer ones are on their way, or did not come.
  const readAt = query.isFetching || query.isError ? 0 : (query.startedTimeStamp ?? 0);
  useEffect(
    function clearDrafts() {
      if (ticketId !== undefined && messages) memberDrafts.messagesRead(ticketId, messages, readAt);
    },
    [ticketId, messages, readAt, replies],
  );

  const deliver = async (reply: DraftReply) => {
    const result = await send({
      body: toReplyBody(reply.ticketId, reply),
      idempotencyKey: reply.idempotencyKeys.keyFor({}),
      onProgress: (share) => memberDrafts.progressed(reply.id, share),
    });
    memberDrafts.answered(reply.id, selectError(result), Date.now());
    // This comes after the answer, so that the reading finds a reply that was taken. After a refusal it may be closed.
    dispatch(ticketsApi.util.invalidateTags(['Tickets']));
  };

  const chosen: ChosenTicket | undefined =
    ticketId === undefined
      ? undefined
      : {
          id: ticketId,
          messages: remote,
          unsent: getUnsent(replies, ticketId, messages ?? [], readAt),
          draft: memberDrafts.toDraft(ticketId),
          reopening: busy,
        };
  return {
    chosen,
    refresh,
    reply: (reply: NewReply) => {
      if (ticketId !== undefined) void deliver(memberDrafts.started(ticketId, reply, messages ?? []));
    },
    repeat: (id: string) => {
      const reply = memberDrafts.repeated(id);
      if (reply) void deliver(reply);
    },
    reopen: () =>
      void singleFlight(async () => {
        if (ticketId !== undefined) await reopen(ticketId);
      }),
  };
}
