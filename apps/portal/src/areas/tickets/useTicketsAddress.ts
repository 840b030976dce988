import { useLocation, useNavigate } from 'react-router-dom';
import { asksToRaise, readSupportQuestion, withoutSupportQuestion } from '../../shared/routes/askSupport';
import { parseId } from './tickets.mappers';

/** What the address says: the ticket that is open, and what the member wants to ask about. */
export function useTicketsAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    ticketId: parseId(new URLSearchParams(search).get('ticket')),
    question: readSupportQuestion(search),
    /** The form of a new ticket is asked for, about nothing in particular. */
    raising: asksToRaise(search),
    /** One step back leads to the ticket before. */
    openTicket: (id: string) => void navigate({ search: `?ticket=${id}` }),
    /** A question is asked once: neither a reload nor a step back asks it again. */
    dropQuestion: () => void navigate({ search: withoutSupportQuestion(search) }, { replace: true }),
  };
}
