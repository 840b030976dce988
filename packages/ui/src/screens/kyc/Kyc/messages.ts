import { defineMessages } from '../../../text/defineMessages';
import type { DocumentType, KycDocument } from './kycProgress';

/** The portal's own messages. The exact texts are in text/messages. */
export const kycMessages = defineMessages('kycMessages', {
  title: 'KYC',
  introduction: (count: number) =>
    `${['No documents', 'One document', 'Two documents', 'Three documents'][count] ?? count}, reviewed by our team`,
  instructions: 'Instructions',
  steps: 'Steps of the KYC',
  document: 'Document',
  chooseDocument: 'Choose a document',
  number: 'Document number',
  numberHint: 'Letters and digits, without spaces.',
  numberTooLong: 'A document number has at most 64 letters and digits.',
  front: 'Front',
  back: 'Back',
  backHint: 'Only if it has one. png or jpeg, 2 MB at most. A larger photo is made smaller here.',
  photo: 'Your photo',
  start: 'Start',
  carryOn: 'Continue',
  upload: 'Upload',
  cancel: 'Cancel upload',
  close: 'Not yet',
  uploading: 'Uploading',
  awaited: 'Sent, waiting for the answer',
  unknown: 'We can’t tell whether the document arrived.',
  unknownDetail: 'Look at the list below before you send it again. Everything you entered is still here.',
  kept: 'Everything you entered is still here.',
  rejected: (remarks: string) => (remarks === '' ? 'This document was rejected.' : `Rejected: ${remarks}`),
  sendAgain: 'Send it again.',
  waitDetail: 'All documents are in. There is nothing for you to do.',
  waitWithoutPhoto: 'Every document that is asked for is in. No photo is asked for.',
  list: 'Your documents',
  none: 'No documents yet',
  sendFirst: 'Send your first document',
  noneReason: 'What you send is listed here with the answer of our team.',
  type: 'Type',
  number2: 'Number',
  status: 'Status',
  remarks: 'Remarks',
  beforeYouStart: 'Before you start',
  aPhotoOfYourFace: 'A photo of your face, taken now',
  pngOrJpegAPhoto: 'png or jpeg. A photo of more than 2 MB is made smaller on your device.',
  theWholeDocumentSharpIn: 'The whole document, sharp, in even light, with every word readable.',
  whereAndWithWhichCamera: 'Where and with which camera a photo was taken is removed before it is sent.',
  aDocumentThatIsRejected: 'A document that is rejected can be sent again.',
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
