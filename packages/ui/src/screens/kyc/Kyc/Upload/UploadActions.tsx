import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { percentMessages } from '../../../../text/percentMessages';
import { Button } from '../../../../components/Button/Button';
import { LinkButton } from '../../../../components/Button/LinkButton';
import { ProgressBar } from '../../../../components/ProgressBar/ProgressBar';
import { media, space } from '../../../../tokens';
import { kycMessages } from '../messages';

export type UploadProgress =
  | { state: 'idle' }
  /** `share` of the bytes that were sent, 0 to 1. At 1 the answer is still pending. */
  | { state: 'sending'; share: number };

interface UploadActionsProps {
  upload: UploadProgress;
  onCancel: () => void;
  onInstructionsOpen: () => void;
}

/** The upload button, and during an upload its progress and a way to cancel it. */
export function UploadActions({ upload, onCancel, onInstructionsOpen }: UploadActionsProps) {
  const sending = upload.state === 'sending';
  const send = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  useEffect(
    function keepFocus() {
      // "Cancel upload" disappears with the upload, so its focus returns to where it was before.
      if (wasSending.current && !sending && document.activeElement === document.body) send.current?.focus();
      wasSending.current = sending;
    },
    [sending],
  );
  return (
    <Row>
      <Start>
        {sending ? (
          <Progress share={upload.share} />
        ) : (
          <LinkButton onClick={onInstructionsOpen}>{kycMessages.instructions}</LinkButton>
        )}
      </Start>
      {sending && (
        <Button autoFocus onClick={onCancel}>
          {kycMessages.cancel}
        </Button>
      )}
      <Button ref={send} type="submit" variant="main" busy={sending}>
        {kycMessages.upload}
      </Button>
    </Row>
  );
}

/** The bar is never full before the answer, because sent does not mean done. */
function Progress({ share }: { share: number }) {
  const percent = Math.min(99, Math.floor(share * 100));
  const progress = share >= 1 ? kycMessages.awaited : percentMessages.of({ percent });
  return <ProgressBar label={kycMessages.uploading} value={percent} of={100} valueText={progress} />;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};

  ${media.phone} {
    > button {
      flex: 1 1 0;
    }
  }
`;

const Start = styled.div`
  flex: 1 1 12rem;
  display: grid;
  min-block-size: 2.375rem;
  align-content: center;
  justify-items: start;

  > div {
    inline-size: 100%;
    padding-inline-end: ${space[3]};
  }
  ${media.phone} {
    flex-basis: 100%;

    > div {
      padding-inline-end: 0;
    }
  }
`;
