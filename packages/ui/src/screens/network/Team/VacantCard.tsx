import styled from 'styled-components';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { dashboardTexts } from '../../../text/messages';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import type { TeamNode } from './team';
import { teamMessages } from './messages';

interface VacantCardProps {
  member: TeamNode;
  onCopy: (message: string) => void;
}

/** A vacant position. Under the member it has the link that fills it. */
export function VacantCard({ member: { referralLink }, onCopy }: VacantCardProps) {
  return (
    <Text>
      <b>{teamMessages.vacant}</b>
      <p>{referralLink === undefined ? teamMessages.vacantElsewhere : teamMessages.vacantUnderYou}</p>
      {referralLink !== undefined && (
        <>
          <Address>{referralLink.replace(/^https?:\/\//, '')}</Address>
          <div>
            <CopyButton
              size="small"
              text={referralLink}
              label={teamMessages.copyLink}
              onCopy={(done) => {
                if (done) onCopy(dashboardTexts.referralLinkCopied);
              }}
            />
          </div>
        </>
      )}
    </Text>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${space[2]};
  color: ${color.inkMuted};

  b {
    color: ${color.ink};
    font-weight: ${fontWeight.heading};
  }
`;

const Address = styled.p`
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
`;
