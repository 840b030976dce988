import { TicketsScreen, type Ticket, type TicketSearch } from '@portal/ui/screens/tickets';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useNow } from '@portal/portal-core/browser/useNow';
import { useRefreshWhileVisible } from '@portal/portal-core/browser/useRefreshWhileVisible';
import { memberDrafts } from './drafts';
import { useRaiseTicket } from './useRaiseTicket';
import { useConversation } from './useConversation';
import { useTicketList } from './useTicketList';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  asksToRaise,
  readSupportQuestion,
  withoutSupportQuestion,
} from '@portal/portal-core/addresses/askSupport';
import { parseId, toImageAddress, holdsText, parseSearched, toTickets } from './tickets.mappers';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useServices } from '@portal/portal-core/store/services';
import { ticketsApi, useSearchTicketsQuery } from './tickets.api';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useSettled } from '@portal/portal-core/browser/useSettled';

/** Shorter texts match too many messages. */
const fewest = 2;

/**
 * Searches title and number here, and messages on a server that is proven to search them (D119).
 */
function useTicketSearch(tickets: readonly Ticket[]): TicketSearch {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const settled = useSettled(wanted);
  const isOffered = useCapability('ticketSearch');
  const isAsked = isOffered && settled.length >= fewest;
  const { currentData, isError } = useSearchTicketsQuery(isAsked ? settled : skipToken);

  const isAnswered = settled === wanted && parseSearched(currentData) !== undefined;
  const byServer = new Set(isAnswered && currentData ? toTickets(currentData).map(({ id }) => id) : []);
  const isComing = isOffered && !isError && wanted.length >= fewest;
  return {
    text,
    found:
      wanted === ''
        ? tickets
        : tickets.filter((ticket) => byServer.has(ticket.id) || holdsText(ticket, wanted)),
    messages: !isOffered ? 'never' : isAnswered ? 'searched' : isComing ? 'coming' : 'not searched',
    onChange: setText,
  };
}

/** An image never changes, so it is fetched once and not again after a reconnect. */
const once = { subscriptionOptions: { refetchOnReconnect: false } };

/** Loads the images of a ticket's messages, and holds them while the ticket is open. */
function useMessageImages(ticketId: string | undefined): (id: string) => Promise<string> {
  const dispatch = useAppDispatch();
  const { env } = useServices();
  const held = useRef<{ unsubscribe: () => void }[]>([]);
  useEffect(
    function letGo() {
      return () => {
        for (const image of held.current) image.unsubscribe();
        held.current = [];
      };
    },
    [ticketId],
  );
  return useCallback(
    async (id) => {
      const image = dispatch(ticketsApi.endpoints.getMessageImage.initiate(id, once));
      held.current.push(image);
      const address = toImageAddress(await image.unwrap(), env.imageUrl);
      if (address === undefined) throw new Error('Not an image of this portal');
      return address;
    },
    [dispatch, env.imageUrl],
  );
}

/** The ticket and the question of the address. */
function useTicketsAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    ticketId: parseId(new URLSearchParams(search).get('ticket')),
    question: readSupportQuestion(search),
    /** Whether the address requests an empty form. */
    raising: asksToRaise(search),
    /** One step back opens the previous ticket. */
    openTicket: (id: string) => void navigate({ search: `?ticket=${id}` }),
    /** A question opens the form once, so neither a reload nor a step back repeats it. */
    dropQuestion: () => void navigate({ search: withoutSupportQuestion(search) }, { replace: true }),
  };
}

/** Support (B §2): the ticket in the address, next to the member's other tickets. */
export function TicketsRoute() {
  const { ticketId, question, raising, openTicket, dropQuestion } = useTicketsAddress();
  const { tickets, refresh } = useTicketList(ticketId);
  const search = useTicketSearch(tickets.state === 'ready' ? tickets.data : []);
  const { chosen, refresh: refreshConversation, reply, repeat, reopen } = useConversation(ticketId);
  const { raise, subjects, openRaise } = useRaiseTicket({
    question,
    wanted: raising,
    showsSubjects: ticketId === undefined,
    onQuestionDrop: dropQuestion,
    onRaise: (id) => id !== undefined && openTicket(id),
  });
  useRefreshWhileVisible(() => {
    refresh();
    refreshConversation();
  });
  return (
    <TicketsScreen
      now={useNow()}
      tickets={tickets}
      search={search}
      chosen={chosen}
      raise={raise}
      subjects={subjects}
      onTicketSelect={openTicket}
      onRaiseOpen={openRaise}
      onReply={reply}
      onDraftChange={(draft) => ticketId !== undefined && memberDrafts.draftChanged(ticketId, draft)}
      onReplyRepeat={repeat}
      onReplyTakeBack={memberDrafts.takenBack}
      onReopen={reopen}
      onImageRequest={useMessageImages(ticketId)}
    />
  );
}

TicketsRoute.firstQueries = () => [ticketsApi.endpoints.listTickets.initiate(undefined, firstOptions)];
