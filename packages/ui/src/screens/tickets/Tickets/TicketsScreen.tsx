import { useState, type DragEvent } from 'react';
import { Button } from '../../../components/Button/Button';
import { createLazyOverlay } from '../../../components/LazyPart/createLazyOverlay';
import { LazyModule } from '../../../components/LazyPart/LazyModule';
import { addOverlay } from '../../../components/LazyPart/overlays';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Icon } from '../../../components/Icon/Icon';
import { zoneText } from '../../../text/format/zone';
import { errorTexts, ticketsTexts } from '../../../text/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { NoConversation } from '../Conversation/NoConversation';
import type {
  ChosenTicket,
  ConversationEvents,
  ConversationPaneProps,
} from '../Conversation/ConversationPane';
import { ConversationSkeleton, Pane, Waiting } from '../Conversation/ConversationSkeleton';
import type { TicketSubject } from '../RaiseTicket/ticketSubject';
import type { RaiseTicketProps } from '../RaiseTicket/RaiseTicketDialog';
import { ticketsMessages } from '../messages';
import type { Remote } from '../../../remote';
import type { Ticket } from './TicketItem';
import { TicketList } from './TicketList';
import type { TicketSearch } from './TicketSearchField';
import { Actions, Columns, Head, ListSide, Page, ConversationSide, Toggle } from './TicketsScreen.styles';
import { UnreadDot } from './UnreadDot';
import { describeWait, getUsualWait } from '../../../text/waits/usualWait';

const RaiseTicketDialog = createLazyOverlay<RaiseTicketProps>(() =>
  import('../RaiseTicket/RaiseTicketDialog').then((module) => module.RaiseTicketDialog),
);

const loadPane = () => import('../Conversation/ConversationPane').then((module) => module.ConversationPane);
addOverlay(loadPane);

/** A conversation with its composer. On a phone the list comes first. */
const LazyPane = (props: ConversationPaneProps) => (
  <LazyModule
    load={loadPane}
    props={props}
    fallback={
      <Pane>
        <span />
        <Waiting>
          <ConversationSkeleton />
        </Waiting>
      </Pane>
    }
    failed={(retry) => <ErrorState message={errorTexts.somethingWrongTryAgain} onRetry={retry} />}
  />
);

/** How long an answer usually takes, and how long an unanswered ticket has waited (D113). */
function describeTicketWait(
  ticket: Ticket | undefined,
  tickets: readonly Ticket[],
  now: number,
): string | undefined {
  if (!ticket || ticket.answeredAt !== undefined || ticket.status === 'close') return undefined;
  const usual = getUsualWait(
    tickets.map(({ createdAt, answeredAt }) => ({ at: createdAt, decidedAt: answeredAt })),
  );
  return describeWait({ at: ticket.createdAt }, usual, now);
}

export interface TicketsScreenProps extends ConversationEvents {
  /** The time whose zone is named, in milliseconds since 1970. */
  now: number;
  tickets: Remote<readonly Ticket[]>;
  search: TicketSearch;
  /** Absent without a selection. */
  chosen?: ChosenTicket | undefined;
  /** Absent while the dialog is closed. */
  raise?: RaiseTicketProps | undefined;
  onTicketSelect: (id: string) => void;
  /** Subjects for a new ticket. Empty until they load. */
  subjects?: readonly TicketSubject[] | undefined;
  /** The form was asked for, with this subject's id where one was chosen. */
  onRaiseOpen: (subjectId?: string) => void;
}

const stay = (event: DragEvent) => event.preventDefault();

/** A file dropped outside the drop zone would replace the page, and all input would be lost. */
const keepPage = { onDragOver: stay, onDrop: stay };

const listId = 'tickets-list';

/** The member's tickets, the conversation of the selected one, and the button for a new one (B §2). */
export function TicketsScreen(props: TicketsScreenProps) {
  const { now, tickets, chosen, raise, subjects = [], onTicketSelect, onRaiseOpen } = props;
  const [listOpen, setListOpen] = useState(chosen === undefined);
  const [shownId, setShownId] = useState(chosen?.id);
  // Where only one of both fits, a selected ticket shows its conversation. Without a selection the list shows.
  if (shownId !== chosen?.id) {
    setShownId(chosen?.id);
    setListOpen(chosen === undefined);
  }
  const known = tickets.state === 'ready' ? tickets.data : [];
  const ticket = known.find(({ id }) => id === chosen?.id);
  // A newly raised ticket is not in the list yet, but it has messages.
  const missing = tickets.state === 'ready' && !ticket && chosen?.messages.state === 'failed';
  const unread = known.filter((one) => one.unread && one !== ticket).length;
  return (
    <Page {...keepPage}>
      <Head
        title={ticketsMessages.title}
        note={`${ticketsMessages.introduction} ${overlayMessages.timesIn({ zone: zoneText(now) })}`}
        asideFills
        aside={
          <Actions>
            <Toggle
              icon={<Icon name="list" />}
              aria-expanded={listOpen}
              aria-controls={listId}
              onClick={() => setListOpen(!listOpen)}
            >
              {listOpen ? ticketsMessages.hideList : ticketsMessages.showList}
              {!listOpen && unread > 0 && (
                <UnreadDot label={ticketsMessages.unreadCount({ count: unread })} />
              )}
            </Toggle>
            <Button variant="main" onClick={() => onRaiseOpen()}>
              {ticketsTexts.raiseTicket}
            </Button>
          </Actions>
        }
      />
      <Columns data-list={listOpen || undefined} data-unchosen={(!chosen && !missing) || undefined}>
        <ListSide id={listId}>
          <TicketList
            tickets={tickets}
            search={props.search}
            chosen={chosen?.id}
            onSelect={(id) => {
              setListOpen(false);
              onTicketSelect(id);
            }}
            onRaiseOpen={() => onRaiseOpen()}
          />
        </ListSide>
        <ConversationSide>
          {chosen && !missing ? (
            <LazyPane
              {...props}
              key={chosen.id}
              chosen={chosen}
              ticket={ticket}
              wait={describeTicketWait(ticket, known, now)}
              awaited={tickets.state === 'loading'}
            />
          ) : (
            <NoConversation missing={missing} subjects={subjects} onSubjectSelect={onRaiseOpen} />
          )}
        </ConversationSide>
      </Columns>
      {raise && <RaiseTicketDialog {...raise} />}
    </Page>
  );
}
