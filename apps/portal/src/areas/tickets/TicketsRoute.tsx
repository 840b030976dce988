import { TicketsScreen } from '@portal/ui/screens/tickets';
import { useNow } from '@portal/portal-core/browser/useNow';
import { useRefreshWhileVisible } from '@portal/portal-core/browser/useRefreshWhileVisible';
import { memberDrafts } from './memberDrafts';
import { useMessageImages } from './useMessageImages';
import { useRaiseTicket } from './useRaiseTicket';
import { useConversation } from './useConversation';
import { useTicketList } from './useTicketList';
import { useTicketSearch } from './useTicketSearch';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  asksToRaise,
  readSupportQuestion,
  withoutSupportQuestion,
} from '@portal/portal-core/addresses/askSupport';
import { parseId } from './tickets.mappers';

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
  const { raise, openRaise } = useRaiseTicket({
    question,
    wanted: raising,
    onQuestionDropped: dropQuestion,
    onRaised: (id) => id !== undefined && openTicket(id),
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
      onTicketChosen={openTicket}
      onRaiseOpened={openRaise}
      onReplied={reply}
      onDraftChanged={(draft) => ticketId !== undefined && memberDrafts.draftChanged(ticketId, draft)}
      onReplyRepeated={repeat}
      onReplyTakenBack={memberDrafts.takenBack}
      onReopened={reopen}
      onImageNeeded={useMessageImages(ticketId)}
    />
  );
}
