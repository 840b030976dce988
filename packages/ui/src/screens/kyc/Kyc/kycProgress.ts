import type { DocumentType, Kyc, KycDocument, RequiredDocument } from './KycScreen.types';

export interface KycProgress {
  /** Which of the three banners (A §4). */
  standing: 'incomplete' | 'waiting' | 'verified';
  /** The types that were sent and not rejected since. */
  present: readonly DocumentType[];
  /** What to send next. Once nothing is missing, it is absent, and so is the form. */
  next?: RequiredDocument | undefined;
  /** The latest document of the next type, if it was rejected: its remarks go beside the form (D41). */
  rejected?: KycDocument | undefined;
  /** Nothing was ever sent: the instructions come first (D42). */
  untouched: boolean;
}

/** The latest document of a type. Of two without a date, it is the one that is listed first. */
function selectLatest(documents: readonly KycDocument[], type: DocumentType): KycDocument | undefined {
  const time = ({ createdAt }: KycDocument) => Date.parse(createdAt ?? '') || 0;
  return documents
    .filter((document) => document.type === type)
    .reduce<KycDocument | undefined>(
      (latest, document) => (latest && time(latest) >= time(document) ? latest : document),
      undefined,
    );
}

/**
 * A member's progress over the distinct types that the server asks for (A §4, D41). A type whose latest
 * document was rejected is missing again, and kyc_status 1 is verified whatever is missing.
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
