import { memo, useRef, useState } from 'react';
import { Button } from '../../../../components/Button/Button';
import { Icon } from '../../../../components/Icon/Icon';
import { Lightbox } from '../../../../components/Lightbox/Lightbox';
import type { LightboxImage } from '../../../../components/Lightbox/LightboxStage';
import type { LoadImage } from '../../../../components/Lightbox/useLoadedImage';
import { Stack } from '../../../../components/Stack/Stack';
import { hidden } from '../../../../theme/hidden';
import { ticketsMessages } from '../../messages';
import { Message } from './Message';
import { toAuthor, type TicketMessage } from './messageTexts';
import { Box, Content, DayName, Earlier, Container, Messages, ToEnd } from './Thread.styles';
import { threadDays } from './threadDays';
import { UnsentList, type UnsentListProps } from '../Composer/UnsentList';
import { useThreadScroll } from './useThreadScroll';

/** The number of messages shown at first, and added at each step back. A phone's page shows about six. */
const step = 100;

/** The newest messages, and earlier ones on demand, so a long conversation opens as fast as a short one. */
function useEarlier<Message>(messages: readonly Message[]) {
  // It counts from the oldest, so new messages do not push out shown ones.
  const [from, setFrom] = useState(() => Math.max(0, messages.length - step));
  const start = Math.min(from, Math.max(0, messages.length - 1));
  return {
    shown: start === 0 ? messages : messages.slice(start),
    /** How many messages the next step adds. 0 when all are shown. */
    more: Math.min(step, start),
    showEarlier: () => setFrom(Math.max(0, start - step)),
  };
}

/** How many messages from support arrived while the end was out of view. */
function useNewCount(messages: readonly TicketMessage[], away: boolean) {
  const newest = messages.at(-1)?.id;
  const [seen, setSeen] = useState(newest);
  if (!away && seen !== newest) setSeen(newest);
  const index = messages.findLastIndex(({ id }) => id === seen);
  return messages.slice(index + 1).filter(({ from }) => from !== undefined).length;
}

interface ThreadProps extends UnsentListProps {
  subject: string;
  messages: readonly TicketMessage[];
  onImageRequest: LoadImage;
}

/** Within this distance of the start, in px, earlier messages load automatically. */
const nearStart = 240;

/** The messages by day, with the newest at the end and in view. */
export const Thread = memo(function Thread(props: ThreadProps) {
  const { subject, messages, onImageRequest, ...replies } = props;
  const box = useRef<HTMLDivElement>(null);
  const { shown, more, showEarlier } = useEarlier(messages);
  const { away, scrolled, toEnd } = useThreadScroll({
    box,
    first: shown[0]?.id,
    own: replies.unsent.at(-1)?.id,
  });
  const news = useNewCount(messages, away);
  const [opened, setOpened] = useState<{ images: LightboxImage[]; start: number }>();
  const newest = messages.at(-1);
  return (
    <Container>
      <Box
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={ticketsMessages.toMessages({ subject })}
        onScroll={() => {
          scrolled();
          if (more > 0 && (box.current?.scrollTop ?? nearStart) < nearStart) showEarlier();
        }}
      >
        <Content>
          {more > 0 && (
            <Earlier>
              <Button
                size="small"
                onClick={() => {
                  showEarlier();
                  box.current?.focus();
                }}
              >
                {ticketsMessages.earlier({ count: more })}
              </Button>
            </Earlier>
          )}
          {threadDays(shown).map(({ key, day, messages: own }) => (
            <Stack key={key} as="section" gap={3} aria-label={day}>
              <DayName>{day}</DayName>
              <Messages>
                {own.map((message) => (
                  <Message
                    key={message.id}
                    message={message}
                    onImageRequest={onImageRequest}
                    onImageOpen={setOpened}
                  />
                ))}
              </Messages>
            </Stack>
          ))}
          <UnsentList {...replies} />
        </Content>
      </Box>
      {away && (
        <ToEnd>
          <Button
            size="small"
            variant={news > 0 ? 'main' : 'plain'}
            icon={<Icon name="chevronDown" />}
            onClick={() => {
              toEnd();
              box.current?.focus();
            }}
          >
            {news > 0 ? ticketsMessages.newMessages({ count: news }) : ticketsMessages.newest}
          </Button>
        </ToEnd>
      )}
      <p role="status" className={hidden}>
        {newest?.from !== undefined && `${toAuthor(newest)}: ${newest.text}`}
      </p>
      {opened && <Lightbox {...opened} open load={onImageRequest} onClose={() => setOpened(undefined)} />}
    </Container>
  );
});
