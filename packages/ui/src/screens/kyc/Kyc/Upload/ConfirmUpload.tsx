import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/ConfirmDialog/ConfirmDialog';
import { FigureRow, FigureRows } from '../../../../components/Figure/FigureRow';
import { sizeText } from '../../../../components/FileDrop/sizeText';
import { kycTexts } from '../../../../text/messages';
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
  onConfirmed: (document: DocumentUpload) => void;
  onClose: () => void;
}

/** The confirmation of A §4, with the summary of the document. */
export function ConfirmUpload({ document, onConfirmed, onClose }: ConfirmUploadProps) {
  // The dialog keeps its text while it closes.
  const [shown, setShown] = useState(document);
  if (document && document !== shown) setShown(document);
  return (
    <ConfirmDialog
      open={document !== undefined}
      title={kycTexts.confirmUpload}
      confirmLabel={kycMessages.upload}
      closeLabel={kycMessages.close}
      onConfirm={() => document && onConfirmed(document)}
      onClose={onClose}
    >
      {shown && (
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
      )}
    </ConfirmDialog>
  );
}
