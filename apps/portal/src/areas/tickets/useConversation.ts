import type { ChosenTicket, NewReply } from '@portal/ui/screens/tickets';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useSyncExternalStore } from 'react';
import { toRemote } from '@portal/portal-core/calls/remote';
import { selectError } from '@portal/portal-core/calls/result';
import { selectShown } from '@portal/portal-core/calls/selectShown';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { getUnsent, memberDrafts } from './drafts';
import type { DraftReply } from './hasArrived';
import { oncePerBody, toMessages, toReplyBody } from './tickets.mappers';
import {
  ticketsApi,
  useGetTicketQuery,
  useReopenTicketMutation,
  useReplyToTicketMutation,
} from './tickets.api';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';

const messagesOnce = oncePerBody(toMessages);

interface ReadState {
  isFetching: boolean;
  isError: boolean;
  startedTimeStamp?: number | undefined;
}

/** Start of the read of these messages in ms since 1970; 0 while newer ones are loading or failed. */
const getReadAt = ({ isFetching, isError, startedTimeStamp = 0 }: ReadState) =>
  isFetching || isError ? 0 : startedTimeStamp;

/** The open ticket: its messages, pending replies and actions. */
export function useConversation(ticketId: string | undefined) {
  const dispatch = useAppDispatch();
  const replies = useSyncExternalStore(memberDrafts.subscribe, memberDrafts.replies);
  const isWaiting = replies.some((reply) => reply.ticketId === ticketId);
  const query = useGetTicketQuery(ticketId ?? skipToken, {
    refetchOnMountOrArgChange: true,
    // The times of polls matter only to replies that wait for one.
    selectFromResult: (state) => ({ ...selectShown(state), readAt: isWaiting ? getReadAt(state) : 0 }),
  });
  const [send] = useReplyToTicketMutation();
  const [reopen] = useReopenTicketMutation();
  const { busy, singleFlight } = useSingleFlight();
  // Unlike `data`, `currentData` never holds the previous ticket's messages.
  const remote = toRemote({ ...query, data: query.currentData }, messagesOnce);
  const messages = remote.state === 'ready' ? remote.data : undefined;
  /** Refetches loaded data. A failed read waits for its retry, so it does not flicker. */
  const refresh = () => {
    if (messages) void refetchIfStarted(query.refetch);
  };

  const { readAt } = query;
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
    // Runs after the answer, so the read finds an accepted reply. After a refusal the ticket may be closed.
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
