import { Messages } from '../Thread/Thread.styles';
import { UnsentMessage, type UnsentReply } from './UnsentMessage';

export interface UnsentListProps {
  unsent: readonly UnsentReply[];
  /** The ticket accepts no replies now, so nothing can be sent again. */
  closed: boolean;
  onReplyRepeat: (id: string) => void;
  onReplyTakeBack: (id: string) => void;
}

/** The replies that are not among the messages yet, in the order of writing. */
export function UnsentList({ unsent, closed, onReplyRepeat, onReplyTakeBack }: UnsentListProps) {
  if (unsent.length === 0) return null;
  return (
    <Messages>
      {unsent.map((reply) => (
        <UnsentMessage
          key={reply.id}
          reply={reply}
          closed={closed}
          onRepeat={() => onReplyRepeat(reply.id)}
          onTakeBack={() => onReplyTakeBack(reply.id)}
        />
      ))}
    </Messages>
  );
}
