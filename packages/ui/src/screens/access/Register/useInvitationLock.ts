import { selectCheck } from '../../../components/CheckMark/nameCheck';
import { useState } from 'react';
import { useFormStatus } from '../../../forms/rules/serverErrors';
import type { RegisterScreenProps } from './RegisterScreen.types';

/** The fields that a link locks, and whether it released them because its sponsor was not found. */
export interface InvitationLock {
  sponsor: boolean;
  leg: boolean;
  /** The link's sponsor was not found. It stays true, because typing the name again must not lock the field. */
  released: boolean;
}

/** Locks the link's fields until the sponsor's check, or the server, refuses them. Works inside the form. */
export function useInvitationLock({
  invitation = {},
  sponsorCheck,
}: Pick<RegisterScreenProps, 'invitation' | 'sponsorCheck'>): InvitationLock {
  const { serverErrors } = useFormStatus();
  const [unknown, setUnknown] = useState(false);
  const [refused, setRefused] = useState(false);
  const { sponsor, leg } = invitation;
  if (!unknown && sponsor !== undefined && selectCheck(sponsorCheck, sponsor)?.state === 'notAvailable')
    setUnknown(true);
  if (!refused && (serverErrors['sponsor'] ?? serverErrors['position']) !== undefined) setRefused(true);
  const held = !unknown && !refused;
  return { sponsor: held && sponsor !== undefined, leg: held && leg !== undefined, released: unknown };
}
