import type { Remote } from '../../../remote';

/** What a document proves (A §3). */
export type DocumentType = 'identity' | 'address' | 'photo';

/** A type that the server requires. */
export interface RequiredDocument {
  type: DocumentType;
  /** Names to choose from. A photo uses the first (D43), and an empty list the type's own name. */
  names: readonly string[];
}

/** A sent document (A §3). */
export interface KycDocument {
  id: string;
  /** Absent for a type that this portal does not know. Such a document is listed, but does not count. */
  type?: DocumentType | undefined;
  /** The server's value for an unknown type. '' for a known one. */
  otherType: string;
  name: string;
  /** '' for a photo. */
  number: string;
  /** Absent for a status that this portal does not know. */
  status?: 'pending' | 'approved' | 'rejected' | undefined;
  /** The reviewer's remarks. '' without any. */
  remarks: string;
  /** ISO date-time. */
  createdAt?: string | undefined;
}

export interface Kyc {
  /** kyc_status 1: verified, whatever the documents contain (D41). */
  verified: boolean;
  /** All documents, newest first. */
  documents: readonly KycDocument[];
}

/** The document that the member confirmed. */
export interface DocumentUpload {
  type: DocumentType;
  name: string;
  /** '' for a photo. */
  number: string;
  front: File;
  back?: File | undefined;
}

export type UploadProgress =
  | { state: 'idle' }
  /** `share` of the bytes that were sent, 0 to 1. At 1 the answer is still pending. */
  | { state: 'sending'; share: number };

/** Why an upload failed. Each answer is a new object, and the form keeps its input. */
export interface KycRefusal {
  /** The refused document. */
  type: DocumentType;
  /** The message for the whole form. */
  message?: string | undefined;
  /** The errors by field. */
  fields?: Partial<Record<'name' | 'number' | 'front' | 'back', string>> | undefined;
  /** Everything was sent, but no answer came, so it may have arrived (DESIGN "an unknown outcome is named"). */
  unknown?: boolean | undefined;
}

export interface KycScreenProps {
  required: Remote<readonly RequiredDocument[]>;
  kyc: Remote<Kyc>;
  upload: UploadProgress;
  refusal?: KycRefusal | undefined;
  /** A document was confirmed in the dialog, once. */
  onUploaded: (document: DocumentUpload) => void;
  onUploadCancelled: () => void;
}
