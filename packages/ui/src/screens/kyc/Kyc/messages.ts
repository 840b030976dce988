import { defineMessages } from '../../../text/defineMessages';
import type { DocumentType, KycDocument } from './kycProgress';

/** The portal's own messages. The exact texts are in text/messages. */
export const kycMessages = defineMessages('kycMessages', {
  title: 'KYC',
  introduction: ({ count }: { count: number }) =>
    count === 0
      ? 'No documents needed'
      : `${count === 1 ? '1 document' : `${count} documents`}, reviewed by our team`,
  instructions: 'Instructions',
  steps: 'KYC steps',
  document: 'Document',
  chooseDocument: 'Choose a document',
  number: 'Document number',
  numberHint: 'Letters and digits only, no spaces.',
  numberTooLong: 'Use up to 64 letters and digits.',
  /** The front of a document. */
  front: 'Front',
  /** The back of a document. */
  back: 'Back',
  backHint: 'Only if your document has one. PNG or JPEG, up to 2 MB. We’ll shrink larger photos for you.',
  photo: 'Your photo',
  start: 'Start',
  carryOn: 'Continue',
  upload: 'Upload',
  cancel: 'Cancel upload',
  /** Closes the question without uploading. */
  close: 'Not yet',
  uploading: 'Uploading',
  awaited: 'Sent, waiting for confirmation',
  unknown: 'We don’t know whether your document arrived.',
  unknownDetail: 'Check the list below before you send it again. Everything you entered is still here.',
  kept: 'Everything you entered is still here.',
  rejected: ({ remarks }: { remarks: string }) =>
    remarks === '' ? 'This document was rejected.' : `Rejected: ${remarks}`,
  sendAgain: 'Send it again.',
  waitDetail: 'We have all your documents. There’s nothing else to do for now.',
  waitWithoutPhoto: 'We have all the documents we need. No photo is required.',
  list: 'Your documents',
  none: 'No documents yet',
  sendFirst: 'Send your first document',
  noneReason: 'Documents you send will appear here, along with our team’s answer.',
  type: 'Type',
  numberTitle: 'Number',
  status: 'Status',
  remarks: 'Remarks',
  beforeYouStart: 'Before you start',
  facePhoto: 'A photo of your face, taken now',
  imageRule: 'Use PNG or JPEG. We’ll shrink photos over 2 MB on your device.',
  documentRule: 'Show the whole document, in focus and well lit, with all text readable.',
  /** Where the browser alters what a canvas holds, so a photo is sent unchanged. */
  metadataStays:
    'This browser can’t remove location and camera details from photos. Remove them yourself, or use another browser.',
  metadataRule: 'We remove location and camera details from photos before they’re sent.',
  rejectionRule: 'If a document is rejected, you can send it again.',
  date: 'Date',
});

export const typeLabels: Record<DocumentType, string> = defineMessages('typeLabels', {
  identity: 'Identity proof',
  address: 'Address proof',
  photo: 'Photo',
});

/** The exact texts of A §3. */
export const statusLabels: Record<NonNullable<KycDocument['status']>, string> = defineMessages(
  'statusLabels',
  {
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
  },
);
