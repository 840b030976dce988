import type { Remote } from '../../../remote';

/** What a document proves (A §3). */
export type DocumentType = 'identity' | 'address' | 'photo';

/** A type that the server asks for. */
export interface RequiredDocument {
  type: DocumentType;
  /** Names to choose from; a photo takes the first (D43). Without any, the type's own name is used. */
  names: readonly string[];
}

/** A document that was sent (A §3). */
export interface KycDocument {
  id: string;
  /** Absent for a type that this portal does not know. Such a document is listed, but counts for nothing. */
  type?: DocumentType | undefined;
  /** The server's word for an unknown type; '' for a known one. */
  otherType: string;
  name: string;
  /** '' for a photo. */
  number: string;
  /** Absent for a status that this portal does not know. */
  status?: 'pending' | 'approved' | 'rejected' | undefined;
  /** What the reviewer wrote; '' without remarks. */
  remarks: string;
  /** ISO date-time. */
  createdAt?: string | undefined;
}

export interface Kyc {
  /** kyc_status 1: verified, whatever the documents say (D41). */
  verified: boolean;
  /** All of them, the newest first. */
  documents: readonly KycDocument[];
}

/** What the member confirmed to send. */
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
  /** `share` of the bytes that were sent, 0 to 1; at 1 the answer is still to come. */
  | { state: 'sending'; share: number };

/** Why an upload failed. Each answer is a new object, and the form keeps what was entered. */
export interface KycRefusal {
  /** The document that it is about. */
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
