import { TicketsScreen, type Ticket } from '@portal/ui/screens/tickets';
import { useState } from 'react';

const tickets: readonly Ticket[] = [
  { id: '1', subject: 'My tea is cold', status: 'open', createdAt: '2026-11-01T08:00:00Z', unread: true },
];

const ignore = () => undefined;
const noImage = () => Promise.reject(new Error('This shop has no images.'));

/** A whole screen of the portal, with an app's own data. */
export function Support() {
  const [text, setText] = useState('');
  return (
    <TicketsScreen
      now={Date.parse('2026-11-02T08:00:00Z')}
      tickets={{ state: 'ready', data: tickets }}
      search={{ text, found: tickets, messages: 'never', onChange: setText }}
      onTicketSelect={ignore}
      onRaiseOpen={ignore}
      onReply={ignore}
      onDraftChange={ignore}
      onReplyRepeat={ignore}
      onReplyTakeBack={ignore}
      onReopen={ignore}
      onImageRequest={noImage}
    />
  );
}
