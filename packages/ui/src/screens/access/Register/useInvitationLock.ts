import { checkOf } from '../../../components/CheckMark/nameCheck';
import { useState } from 'react';
import { useFormStatus } from '../../../forms/serverErrors';
import type { RegisterScreenProps } from './RegisterScreen.types';

/** What a link locks, and whether it has let go because its sponsor is not there. */
export interface InvitationLock {
  sponsor: boolean;
  leg: boolean;
  /** Its sponsor was not found. Once true, it stays so: typing the name again must not lock the field. */
  released: boolean;
}

/** Inside the form: the link's fields are locked until its sponsor, or the server, says that they can't be right. */
export function useInvitationLock({
  invitation = {},
  sponsorCheck,
}: Pick<RegisterScreenProps, 'invitation' | 'sponsorCheck'>): InvitationLock {
  const { serverErrors } = useFormStatus();
  const [unknown, setUnknown] = useState(false);
  const [refused, setRefused] = useState(false);
  const { sponsor, leg } = invitation;
  if (!unknown && sponsor !== undefined && checkOf(sponsorCheck, sponsor)?.state === 'notAvailable')
    setUnknown(true);
  if (!refused && (serverErrors['sponsor'] ?? serverErrors['position']) !== undefined) setRefused(true);
  const held = !unknown && !refused;
  return { sponsor: held && sponsor !== undefined, leg: held && leg !== undefined, released: unknown };
}
