import { useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { ErrorText, Hint } from '../../../../components/Field/Field';
import { IconButton } from '../../../../components/IconButton/IconButton';
import { ImageFaults } from '../../../../components/ImagesField/ImageFaults';
import { ImageTiles } from '../../../../components/ImagesField/ImageTiles';
import { pastedImages } from '../../../../components/ImagesField/useImages';
import { TextArea, TextAreaBox } from '../../../../components/TextAreaField/TextArea';
import { mostImages } from '../../../../text/limits';
import { ticketsMessages } from '../../messages';
import { border, color, control, media, space } from '../../../../tokens';
import { useComposer, type KeptDraft, type NewReply, type TicketDraft } from './useComposer';

const Box = styled.form`
  display: grid;
  gap: ${space[1.5]};
  max-block-size: 24rem;
  padding: ${space[3]} ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
  overflow: hidden auto;

  > p:empty {
    display: none;
  }
  ${media.phone} {
    padding: ${space[2]} ${space[3]};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  > div {
    flex: 1 1 9rem;
  }
  > button {
    min-block-size: ${control.input};
  }
  ${media.phone} {
    > button {
      min-block-size: ${control.touch};
    }
  }
`;

const Notice = styled.p`
  color: ${color.inkMuted};
`;

/** It is useless without a keyboard. */
const WithKeys = styled.span`
  ${media.handheld} {
    display: none;
  }
`;

interface ComposerProps {
  draft: KeptDraft;
  dropped: readonly File[] | undefined;
  /** The ticket accepts no replies (B §4). The draft stays. */
  closed: boolean;
  /** A reply is being sent. Replies are sent one after the other, so they arrive in order. */
  busy: boolean;
  onReply: (reply: NewReply) => void;
  onDraftChange: (draft: TicketDraft) => void;
}

/** The reply form: text, images, Send. */
export function Composer({ draft, dropped, closed, busy, onReply, onDraftChange }: ComposerProps) {
  const { text, images, fault, write, send } = useComposer({ draft, dropped, onReply, onDraftChange });
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const submit = () => {
    if (closed || busy) return;
    send();
    box.current?.focus();
  };
  return (
    <Box
      aria-label={ticketsMessages.send}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {closed && <Notice role="status">{ticketsMessages.closed}</Notice>}
      {draft.imagesLost && <Notice role="status">{ticketsMessages.imagesLost}</Notice>}
      {images.images.length > 0 && (
        <ImageTiles
          images={images.images}
          disabled={closed}
          onRemove={(removed) => {
            images.remove(removed);
            box.current?.focus();
          }}
        />
      )}
      <Row>
        <IconButton
          icon="clip"
          variant="outlined"
          size="large"
          label={ticketsMessages.attach}
          disabled={closed}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          hidden
          type="file"
          accept="image/png,image/jpeg"
          multiple
          disabled={closed}
          aria-label={ticketsMessages.attach}
          onChange={(event) => {
            images.add([...(event.target.files ?? [])]);
            // Otherwise the same file could not be chosen again after its removal.
            event.target.value = '';
            box.current?.focus();
          }}
        />
        <TextAreaBox>
          <TextArea
            ref={box}
            $lines={1}
            rows={1}
            value={text}
            aria-label={ticketsMessages.message}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-fault ${id}-hint`}
            placeholder={closed ? undefined : ticketsMessages.placeholder}
            disabled={closed}
            onChange={(event) => write(event.currentTarget.value)}
            onPaste={(event) => {
              const files = pastedImages(event.clipboardData);
              if (files.length === 0) return;
              event.preventDefault();
              images.add(files);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              if (event.nativeEvent.isComposing) return;
              event.preventDefault();
              submit();
            }}
          />
        </TextAreaBox>
        <Button type="submit" variant="main" busy={busy} disabled={closed}>
          {ticketsMessages.send}
        </Button>
      </Row>
      <ErrorText id={`${id}-fault`} role="alert">
        {fault}
      </ErrorText>
      <ImageFaults faults={images.faults} />
      <Hint id={`${id}-hint`}>
        {ticketsMessages.composerHint({ max: mostImages })}{' '}
        <WithKeys>{ticketsMessages.keyboardHint}</WithKeys>
      </Hint>
    </Box>
  );
}
