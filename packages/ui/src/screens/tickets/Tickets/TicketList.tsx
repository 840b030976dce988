import { useRef } from 'react';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { ListRest } from '../../../components/ListContainer/ListRest';
import { useFirstRows } from '../../../components/ListContainer/useFirstRows';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { ticketsMessages } from '../messages';
import { Item, Items, Line } from './TicketItem.styles';
import { TicketItem, type Ticket } from './TicketItem';
import { TicketSearchField, type TicketSearch } from './TicketSearchField';
import { trimText } from '../../../text/typed/trimText';

interface TicketListProps {
  tickets: Remote<readonly Ticket[]>;
  search: TicketSearch;
  chosen: string | undefined;
  onChosen: (id: string) => void;
  /** Opens the form of a new ticket. */
  onRaiseOpened: () => void;
}

/** Every ticket with its status and date, newest first, in the server's order. */
export function TicketList({ tickets, search, chosen, onChosen, onRaiseOpened }: TicketListProps) {
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
            action={<Button onClick={onRaiseOpened}>{ticketsMessages.raiseFirst}</Button>}
          />
        );
      return <FoundTickets {...{ search, chosen, onChosen }} all={tickets.data} />;
  }
}

interface FoundTicketsProps extends Pick<TicketListProps, 'search' | 'chosen' | 'onChosen'> {
  all: readonly Ticket[];
}

function FoundTickets({ all, search, chosen, onChosen }: FoundTicketsProps) {
  const found = trimText(search.text) === '' ? all : search.found;
  const { shown, rest, showMore } = useFirstRows(found, ({ id }) => id === chosen);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    // The focus moves first, because the pressed button disappears with the text.
    input.current?.focus();
    search.onChanged('');
  };
  return (
    <>
      <TicketSearchField {...search} ref={input} onCleared={clear} />
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
                <TicketItem ticket={ticket} current={ticket.id === chosen} onChosen={onChosen} />
              </li>
            ))}
          </Items>
          {rest && <ListRest {...rest} onMoreAsked={showMore} />}
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
