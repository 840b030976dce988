import styled from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { useObjectUrl } from '../../../../components/FileDrop/useObjectUrl';
import { Icon } from '../../../../components/Icon/Icon';
import { hidden } from '../../../../theme/hidden';
import { border, color, radius, space } from '../../../../tokens/index';
import { ticketsMessages } from '../../messages';
import { Bubble, Foot, MessageItem, Text } from '../Thread/Message';

/** A reply that is not among the messages yet. */
export interface UnsentReply {
  id: string;
  text: string;
  images: readonly File[];
  progress:
    /** `share` of the sent bytes, 0 to 1. At 1 the answer is pending. */
    | { state: 'sending'; share: number }
    /** The server accepted it, and the messages are being refreshed. */
    | { state: 'sent' }
    /** Refused, or never sent. `reason` is a sentence. */
    | { state: 'failed'; reason: string }
    /** Everything was sent, but no answer came. */
    | { state: 'unknown' };
}

interface UnsentMessageProps {
  reply: UnsentReply;
  closed: boolean;
  onRepeat: () => void;
  onTakeBack: () => void;
}

/** A pending or failed reply. It keeps its content and shows the possible actions. */
export function UnsentMessage({ reply, closed, onRepeat, onTakeBack }: UnsentMessageProps) {
  const { text, images, progress } = reply;
  const stopped = progress.state === 'failed' || progress.state === 'unknown';
  return (
    <MessageItem $own aria-busy={!stopped || undefined}>
      <span className={hidden}>{ticketsMessages.you}:</span>
      {images.length > 0 && (
        <Images>
          {images.map((file, index) => (
            <UnsentImage key={index} file={file} />
          ))}
        </Images>
      )}
      <Unsent $own>
        <Text dir="auto">{text}</Text>
        <Foot role={stopped ? 'alert' : progress.state === 'sent' ? 'status' : undefined}>
          <Progress progress={progress} />
        </Foot>
        {stopped && (
          <Acts>
            <Button size="small" icon={<Icon name="refresh" />} disabled={closed} onClick={onRepeat}>
              {ticketsMessages.again}
            </Button>
            <Button size="small" icon={<Icon name="edit" />} onClick={onTakeBack}>
              {ticketsMessages.edit}
            </Button>
          </Acts>
        )}
      </Unsent>
    </MessageItem>
  );
}

function Progress({ progress }: Pick<UnsentReply, 'progress'>) {
  switch (progress.state) {
    case 'sending': {
      const { share } = progress;
      // The progress never ends before the answer, because sent does not mean arrived.
      return share < 1
        ? ticketsMessages.sending({ percent: Math.min(99, Math.floor(share * 100)) })
        : ticketsMessages.awaited;
    }
    case 'sent':
      return ticketsMessages.sent;
    case 'failed':
      return (
        <>
          <b>{ticketsMessages.notSent}</b> <span>{progress.reason}</span>
        </>
      );
    case 'unknown':
      return ticketsMessages.unknown;
  }
}

function UnsentImage({ file }: { file: File }) {
  const address = useObjectUrl(file);
  return address === undefined ? <span /> : <img src={address} alt="" />;
}

const Unsent = styled(Bubble)`
  border: ${border.strong} dashed ${color.lineStrong};
  background: ${color.surface};
  color: ${color.ink};
`;

const Images = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[1]};

  > * {
    inline-size: 5.5rem;
    block-size: 5.5rem;
    border-radius: ${radius.small};
    background: ${color.sunken};
    object-fit: cover;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block: ${space[1]};
`;
