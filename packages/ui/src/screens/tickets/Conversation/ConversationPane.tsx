import { useEffect, useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { color, layer, radius, space } from '../../../tokens/index';
import type { LoadImage } from '../../../components/Lightbox/useLoadedImage';
import type { Remote } from '../../../remote';
import type { Ticket } from '../Tickets/TicketItem';
import { ticketsMessages } from '../messages';
import { Composer } from './Composer/Composer';
import { UnsentList } from './Composer/UnsentList';
import type { UnsentReply } from './Composer/UnsentMessage';
import type { KeptDraft, NewReply, TicketDraft } from './Composer/useComposer';
import { ConversationSkeleton, Pane, Waiting } from './ConversationSkeleton';
import { ConversationHead } from './ConversationHead';
import type { TicketMessage } from './Thread/messageTexts';
import { Thread } from './Thread/Thread';

/** The selected ticket, and its conversation. */
export interface ChosenTicket {
  id: string;
  messages: Remote<readonly TicketMessage[]>;
  /** Oldest first. */
  unsent: readonly UnsentReply[];
  draft: KeptDraft;
  /** It is being reopened. */
  reopening: boolean;
}

export interface ConversationEvents {
  onReply: (reply: NewReply) => void;
  /** The draft has changed. Called on each letter. */
  onDraftChange: (draft: TicketDraft) => void;
  /** A failed reply is to be sent again. */
  onReplyRepeat: (id: string) => void;
  /** A failed reply moves back into the composer, before its current content. */
  onReplyTakeBack: (id: string) => void;
  onReopen: () => void;
  /** The address of an image, by its key. It must be a stable function. */
  onImageRequest: LoadImage;
}

export interface ConversationPaneProps extends ConversationEvents {
  chosen: ChosenTicket;
  /** Absent until the list has loaded, or when the list does not contain it. */
  ticket: Ticket | undefined;
  /** How long an answer usually takes, while the ticket waits for its first one. */
  wait?: string | undefined;
  /** The list may still contain it. */
  awaited: boolean;
}

/** The conversation of one ticket: the messages and the composer. Images can be dropped anywhere on it. */
export function ConversationPane(props: ConversationPaneProps) {
  const { chosen, ticket, wait, awaited, onImageRequest, onReopen, onReply, onDraftChange } = props;
  const { messages, unsent, draft, reopening } = chosen;
  const closed = ticket?.status === 'close';
  const [over, setOver] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>();
  const takes = (event: DragEvent) => !closed && event.dataTransfer.types.includes('Files');
  const onReplyRepeat = useStable(props.onReplyRepeat);
  const onReplyTakeBack = useStable(props.onReplyTakeBack);
  const replies = { unsent, closed, onReplyRepeat, onReplyTakeBack };
  return (
    <Pane
      data-over={over || undefined}
      onDragOver={(event) => setOver(takes(event))}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (takes(event)) setDropped([...event.dataTransfer.files]);
      }}
    >
      <ConversationHead {...{ ticket, wait, awaited, reopening, onReopen }} />
      {messages.state === 'ready' ? (
        <Thread
          {...replies}
          subject={ticket?.subject ?? ''}
          messages={messages.data}
          onImageRequest={onImageRequest}
        />
      ) : (
        <Waiting>
          {messages.state === 'loading' ? (
            <ConversationSkeleton />
          ) : (
            <ErrorState
              message={messages.message}
              reference={messages.reference}
              onRetry={messages.onRetry}
            />
          )}
          <UnsentList {...replies} />
        </Waiting>
      )}
      <Composer
        key={draft.version}
        draft={draft}
        dropped={dropped}
        closed={closed}
        busy={unsent.some(({ progress }) => progress.state === 'sending')}
        onReply={onReply}
        onDraftChange={onDraftChange}
      />
      {over && <Veil aria-hidden="true">{ticketsMessages.dropHere}</Veil>}
    </Pane>
  );
}

/** Returns the same function at each render, so memoized parts do not render again. */
function useStable(act: (id: string) => void): (id: string) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useState(() => (id: string) => latest.current(id))[0];
}

const Veil = styled.div`
  position: absolute;
  inset: ${space[2]};
  z-index: ${layer.sticky};
  display: grid;
  place-content: center;
  border: 2px dashed ${color.accentInk};
  border-radius: ${radius.box};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  pointer-events: none;
`;
