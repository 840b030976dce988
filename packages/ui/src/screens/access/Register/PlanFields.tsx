import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { selectCheck } from '../../../components/CheckMark/nameCheck';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { FieldContainer, Hint, Label } from '../../../components/Field/Field';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { commonMessages } from '../../../text/commonMessages';
import { hidden } from '../../../theme/hidden';
import { color, control, media, radius } from '../../../tokens';
import type { Remote } from '../../../remote';
import { useFormStatus } from '../../../forms/rules/serverErrors';
import { FormNameField } from '../../../forms/FormNameField';
import { PositionField } from './PositionField';
import { FieldPair } from './RegisterForm.styles';
import { registerMessages } from './messages';
import type { Invitation, NameChecks, RegistrationPlan } from './registration';

export interface PlanFieldsProps extends Pick<NameChecks, 'sponsorCheck'> {
  plan: Remote<RegistrationPlan>;
  invitation?: Invitation;
  /** The field lost the focus with an unchecked name. */
  onSponsorEnter: (sponsor: string) => void;
}

/** Sponsor and position, where the plan requires them (A §2). */
export function PlanFields(props: PlanFieldsProps) {
  const { plan, sponsorCheck, onSponsorEnter } = props;
  const locked = useInvitationLock(props);
  switch (plan.state) {
    case 'loading':
      return (
        <FieldPair aria-busy>
          <span className={hidden}>{commonMessages.loading}</span>
          <Container label={registerMessages.sponsor} hinted={props.invitation?.sponsor !== undefined} />
          <Container label={registerMessages.position} hinted={props.invitation?.leg !== undefined} />
        </FieldPair>
      );
    case 'failed':
      return <ErrorState message={plan.message} reference={plan.reference} onRetry={plan.onRetry} />;
    case 'ready': {
      const { asksSponsor, asksPosition } = plan.data;
      if (!asksSponsor && !asksPosition) return null;
      return (
        <FieldPair>
          {asksSponsor && (
            <FormNameField
              name="sponsor"
              label={registerMessages.sponsor}
              autoComplete="off"
              check={sponsorCheck}
              readOnly={locked.sponsor}
              hint={sponsorHint(locked)}
              onEnter={onSponsorEnter}
            />
          )}
          {asksPosition && (
            <PositionField
              required={asksSponsor}
              locked={locked.leg}
              hint={locked.leg && registerMessages.fromInvitation}
            />
          )}
        </FieldPair>
      );
    }
  }
}

function sponsorHint({ sponsor, released }: { sponsor: boolean; released: boolean }): ReactNode {
  if (sponsor) return registerMessages.fromInvitation;
  return released ? registerMessages.unknownInviter : undefined;
}

/** The fields that a link locks, and whether it released them because its sponsor was not found. */
interface InvitationLock {
  sponsor: boolean;
  leg: boolean;
  /** The link's sponsor was not found. It stays true, because typing the name again must not lock the field. */
  released: boolean;
}

/** Locks the link's fields until the sponsor's check, or the server, refuses them. Works inside the form. */
function useInvitationLock({
  invitation = {},
  sponsorCheck,
}: Pick<PlanFieldsProps, 'invitation' | 'sponsorCheck'>): InvitationLock {
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

/** Reserves a field's space while the plan loads. Its texts wrap as the field's do. */
function Container({ label, hinted }: { label: string; hinted: boolean }) {
  return (
    <Kept aria-hidden>
      <Label as="span">
        <Blank>{label}</Blank>
      </Label>
      <Skeleton variant="block" blockSize="var(--box)" />
      {hinted && (
        <Hint as="div">
          <Blank>{registerMessages.fromInvitation}</Blank>
        </Hint>
      )}
    </Kept>
  );
}

const Blank = styled.span`
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: transparent;
`;

const Kept = styled(FieldContainer)`
  --box: ${control.input};

  ${media.handheld} {
    --box: ${control.touch};
  }
`;
