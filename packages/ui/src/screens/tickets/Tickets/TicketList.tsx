import { useRef } from 'react';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { ListRest } from '../../../components/ListContainer/ListRest';
import { useFirstRows } from '../../../components/ListContainer/useFirstRows';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { ticketsMessages } from '../messages';
import { Item, Items, Line, TicketItem, type Ticket } from './TicketItem';
import { TicketSearchField, type TicketSearch } from './TicketSearchField';
import { trimText } from '../../../text/typed/trimText';

interface TicketListProps {
  tickets: Remote<readonly Ticket[]>;
  search: TicketSearch;
  chosen: string | undefined;
  onSelect: (id: string) => void;
  /** Opens the form of a new ticket. */
  onRaiseOpen: () => void;
}

/** Every ticket with its status and date, newest first, in the server's order. */
export function TicketList({ tickets, search, chosen, onSelect, onRaiseOpen }: TicketListProps) {
  switch (tickets.state) {
    case 'loading':
      return <TicketSkeletons />;
    case 'failed':
      return <ErrorState message={tickets.message} reference={tickets.reference} onRetry={tickets.onRetry} />;
    case 'ready':
      if (tickets.data.length === 0)
        return (
          <EmptyState
            icon="chat"
            title={ticketsMessages.none}
            reason={ticketsMessages.noneReason}
            action={<Button onClick={onRaiseOpen}>{ticketsMessages.raiseFirst}</Button>}
          />
        );
      return <FoundTickets {...{ search, chosen, onSelect }} all={tickets.data} />;
  }
}

interface FoundTicketsProps extends Pick<TicketListProps, 'search' | 'chosen' | 'onSelect'> {
  all: readonly Ticket[];
}

function FoundTickets({ all, search, chosen, onSelect }: FoundTicketsProps) {
  const found = trimText(search.text) === '' ? all : search.found;
  const { shown, rest, showMore } = useFirstRows(found, ({ id }) => id === chosen);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    // The focus moves first, because the pressed button disappears with the text.
    input.current?.focus();
    search.onChange('');
  };
  return (
    <>
      <TicketSearchField {...search} ref={input} onClear={clear} />
      {shown.length === 0 ? (
        <EmptyState
          icon="search"
          title={ticketsMessages.nothingFound}
          action={<Button onClick={clear}>{ticketsMessages.clearSearch}</Button>}
        />
      ) : (
        <nav aria-label={ticketsMessages.list}>
          <Items>
            {shown.map((ticket) => (
              <li key={ticket.key ?? ticket.id}>
                <TicketItem ticket={ticket} current={ticket.id === chosen} onSelect={onSelect} />
              </li>
            ))}
          </Items>
          {rest && <ListRest {...rest} onMoreRequest={showMore} />}
        </nav>
      )}
    </>
  );
}

function TicketSkeletons() {
  return (
    <Items aria-busy="true" aria-label={ticketsMessages.list}>
      {['62%', '78%', '54%', '70%', '48%'].map((width) => (
        <li key={width}>
          <Item as="div">
            <Skeleton inlineSize={width} />
            <Line>
              <Skeleton variant="round" inlineSize="4rem" blockSize="1.375rem" />
              <Skeleton inlineSize="5rem" />
            </Line>
          </Item>
        </li>
      ))}
    </Items>
  );
}
