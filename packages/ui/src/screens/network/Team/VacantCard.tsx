import styled from 'styled-components';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { dashboardTexts } from '../../../text/messages';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import type { TeamPlace } from './team';
import { teamWords } from './teamWords';

interface VacantCardProps {
  place: TeamPlace;
  onCopied: (message: string) => void;
}

/** A vacant place. Under the member it has the link that fills it. */
export function VacantCard({ place: { referralLink }, onCopied }: VacantCardProps) {
  return (
    <Words>
      <b>{teamWords.vacant}</b>
      <p>{referralLink === undefined ? teamWords.vacantElsewhere : teamWords.vacantUnderYou}</p>
      {referralLink !== undefined && (
        <>
          <Address>{referralLink.replace(/^https?:\/\//, '')}</Address>
          <div>
            <CopyButton
              size="small"
              text={referralLink}
              label={teamWords.copyLink}
              onCopied={(done) => {
                if (done) onCopied(dashboardTexts.referralLinkCopied);
              }}
            />
          </div>
        </>
      )}
    </Words>
  );
}

const Words = styled.div`
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
