import { useLocation, useNavigate } from 'react-router-dom';
import {
  asksToRaise,
  readSupportQuestion,
  withoutSupportQuestion,
} from '@portal/portal-core/addresses/askSupport';
import { parseId } from './tickets.mappers';

/** The ticket and the question of the address. */
export function useTicketsAddress() {
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
