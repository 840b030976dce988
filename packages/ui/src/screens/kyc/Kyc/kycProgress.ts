import { parseInstant } from '../../../text/format/parseMoment';

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
  /** When it was approved or rejected. Absent before, and where the server sends no such time. */
  decidedAt?: string | undefined;
}

export interface Kyc {
  /** kyc_status 1: verified, whatever the documents contain (D41). */
  verified: boolean;
  /** All documents, newest first. */
  documents: readonly KycDocument[];
}

export interface KycProgress {
  /** Which of the three banners (A §4). */
  standing: 'incomplete' | 'waiting' | 'verified';
  /** The types that were sent and not rejected since. */
  present: readonly DocumentType[];
  /** The next document to send. Absent once nothing is missing, and then there is no form. */
  next?: RequiredDocument | undefined;
  /** The latest document of the next type, if it was rejected. Its remarks show next to the form (D41). */
  rejected?: KycDocument | undefined;
  /** Nothing was ever sent, so the instructions come first (D42). */
  untouched: boolean;
}

/** The latest document of a type. Of two without a date, the first in the list wins. */
function selectLatest(documents: readonly KycDocument[], type: DocumentType): KycDocument | undefined {
  const time = ({ createdAt }: KycDocument) => parseInstant(createdAt) ?? 0;
  return documents
    .filter((document) => document.type === type)
    .reduce<KycDocument | undefined>(
      (latest, document) => (latest && time(latest) >= time(document) ? latest : document),
      undefined,
    );
}

/**
 * A member's progress over the distinct required types (A §4, D41). A type with a rejected latest document is missing
 * again, and kyc_status 1 is always verified.
 */
export function kycProgress(
  required: readonly RequiredDocument[],
  { verified, documents }: Kyc,
): KycProgress {
  const latest = new Map(required.map(({ type }) => [type, selectLatest(documents, type)]));
  const isPresent = ({ type }: RequiredDocument) => {
    const document = latest.get(type);
    return document !== undefined && document.status !== 'rejected';
  };
  const next = verified ? undefined : required.find((one) => !isPresent(one));
  return {
    standing: verified ? 'verified' : next ? 'incomplete' : 'waiting',
    present: required.filter(isPresent).map(({ type }) => type),
    next,
    rejected: next && latest.get(next.type),
    untouched: documents.length === 0,
  };
}
