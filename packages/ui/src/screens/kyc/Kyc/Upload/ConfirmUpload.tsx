import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '../../../../components/ConfirmDialog/ConfirmDialog';
import { FigureRow, FigureRows } from '../../../../components/Figure/FigureRow';
import { sizeText } from '../../../../components/FileDrop/sizeText';
import { useObjectUrl } from '../../../../components/FileDrop/useObjectUrl';
import { Stack } from '../../../../components/Stack/Stack';
import { imageMessages } from '../../../../components/ImageField/messages';
import { kycTexts } from '../../../../text/messages';
import { border, color, radius, space } from '../../../../tokens';
import type { DocumentType } from '../kycProgress';
import { kycMessages, typeLabels } from '../messages';

/** The document that the member confirmed. */
export interface DocumentUpload {
  type: DocumentType;
  name: string;
  /** '' for a photo. */
  number: string;
  front: File;
  back?: File | undefined;
}

interface ConfirmUploadProps {
  /** The document to send. Absent while there is no confirmation. */
  document: DocumentUpload | undefined;
  onConfirm: (document: DocumentUpload) => void;
  onClose: () => void;
}

/** The confirmation of A §4, with the summary of the document. */
export function ConfirmUpload({ document, onConfirm, onClose }: ConfirmUploadProps) {
  // The dialog keeps its text while it closes.
  const [shown, setShown] = useState(document);
  if (document && document !== shown) setShown(document);
  return (
    <ConfirmDialog
      open={document !== undefined}
      title={kycTexts.confirmUpload}
      confirmLabel={kycMessages.upload}
      closeLabel={kycMessages.close}
      onConfirm={() => document && onConfirm(document)}
      onClose={onClose}
    >
      {shown && (
        <Stack gap={3}>
          <Images>
            <Image file={shown.front} label={shown.type === 'photo' ? typeLabels.photo : kycMessages.front} />
            {shown.back && <Image file={shown.back} label={kycMessages.back} />}
          </Images>
          <FigureRows>
            <FigureRow label={typeLabels[shown.type]}>
              <bdi>{shown.type === 'photo' ? sizeText(shown.front.size) : shown.name}</bdi>
            </FigureRow>
            {shown.type !== 'photo' && (
              <>
                <FigureRow label={kycMessages.number}>{shown.number}</FigureRow>
                <FigureRow label={kycMessages.front}>{sizeText(shown.front.size)}</FigureRow>
                {shown.back && <FigureRow label={kycMessages.back}>{sizeText(shown.back.size)}</FigureRow>}
              </>
            )}
          </FigureRows>
        </Stack>
      )}
    </ConfirmDialog>
  );
}

/** What is sent, for a last look. The browser has encoded its file again, so it is an image. */
function Image({ file, label }: { file: File; label: string }) {
  return <img src={useObjectUrl(file)} alt={imageMessages.previewLabel({ label })} />;
}

const Images = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  > img {
    flex: 1 1 10rem;
    min-inline-size: 0;
    max-block-size: 14rem;
    border: ${border.hair} solid ${color.line};
    border-radius: ${radius.box};
    background: ${color.sunken};
    object-fit: contain;
  }
`;
