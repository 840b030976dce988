import { TicketsScreen } from '@portal/ui/screens/tickets';
import { useNow } from '@portal/portal-core/browser/useNow';
import { useRefreshWhileVisible } from '@portal/portal-core/browser/useRefreshWhileVisible';
import { memberDrafts } from './memberDrafts';
import { useMessageImages } from './useMessageImages';
import { useRaiseTicket } from './useRaiseTicket';
import { useConversation } from './useConversation';
import { useTicketList } from './useTicketList';
import { useTicketSearch } from './useTicketSearch';
import { useTicketsAddress } from './useTicketsAddress';

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
